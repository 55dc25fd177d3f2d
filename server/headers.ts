/** What browsers are told to forbid. */

/** No objects, no frame around it, no other base. */
const policy = (sources: string, forms: string) =>
  `${sources}; object-src 'none'; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`;

/** With every answer; what is no page and no part of one may load nothing, where somebody opens it as one. */
export const ALWAYS = {
  'content-security-policy': policy("default-src 'none'", "'none'"),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** With every answer of a server whose address is https: for a year, browsers ask it over nothing else. */
export const ENCRYPTED_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** What no page of ours asks a device for. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** With every page; `sources` are where its own parts come from. */
export function pageHeaders(sources: string) {
  return {
    'content-security-policy': policy(sources, "'self'"),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED.map((what) => `${what}=()`).join(', '),
    // With none a browser would not say that a form is ours.
    'referrer-policy': 'same-origin',
  } as const;
}

/** With the other files of the client: a worker is held by the policy that comes with its script. */
export const FILE_HEADERS = { 'content-security-policy': policy("default-src 'self'", "'none'") } as const;
