const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** What no letter of these stands for. */
const NONE = 64;
const VALUES = new Uint8Array(128).fill(NONE);
for (let value = 0; value < BASE64.length; value++) VALUES[BASE64.charCodeAt(value)] = value;

/** The bytes of a base64 string, up to what is none; the engine has neither Node's nor the browser's decoder. */
export function decodeBase64(base64: string): Uint8Array {
  const bytes = new Uint8Array((base64.length * 3) >> 2);
  let bits = 0;
  let count = 0;
  let to = 0;
  for (let at = 0; at < base64.length; at++) {
    const code = base64.charCodeAt(at);
    const value = code < VALUES.length ? VALUES[code] : NONE;
    if (value === NONE) break;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[to++] = bits >> count;
  }
  return bytes;
}
