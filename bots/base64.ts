/** Bytes that came as text: modules are the one thing that Node, a bundler and a browser without a network all load alike. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUE_OF[DIGITS.charCodeAt(value)] = value;

export function readBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array(Math.trunc((digits * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < digits; i++) {
    bits = ((bits << 6) | VALUE_OF[text.charCodeAt(i)]!) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
}
