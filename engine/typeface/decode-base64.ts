const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 string; the engine has neither Node's nor the browser's decoder. */
export function decodeBase64(base64: string): Uint8Array {
  const values = new Map([...BASE64].map((letter, value) => [letter, value]));
  const bytes = new Uint8Array((base64.length * 3) >> 2);
  let bits = 0;
  let count = 0;
  let to = 0;
  for (const letter of base64) {
    const value = values.get(letter);
    if (value === undefined) break;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[to++] = bits >> count;
  }
  return bytes;
}
