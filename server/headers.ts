/** What browsers are told to forbid. */

/** With every answer. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** With every answer of a server whose address is https: for a year, browsers ask it over nothing else. */
export const ENCRYPTED_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** What no page of ours asks a device for. */
const UNUSED = [
  ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** With every page; `sources` are where its own parts come from. */
export function pageHeaders(sources: string) {
  return {
    'content-security-policy': `${sources}; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED.map((what) => `${what}=()`).join(', '),
    // With none a browser would not say that a form is ours.
    'referrer-policy': 'same-origin',
  } as const;
}
