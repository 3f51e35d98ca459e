const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Media type by the first bytes, or undefined when this is no PNG, JPEG, GIF or WebP. */
function mimeOf(bytes: Buffer): string | undefined {
  if (ascii(bytes, 1, 4) === 'PNG') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}

/**
 * Reads an inline picture.
 * @param data base64
 * @returns its real media type, undefined when it is not base64 of a picture
 */
export function readImage(data: unknown): { mime: string; bytes: number } | undefined {
  if (typeof data !== 'string' || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(data)) return undefined;
  const bytes = Buffer.from(data, 'base64');
  const mime = mimeOf(bytes);
  return mime === undefined ? undefined : { mime, bytes: bytes.length };
}
