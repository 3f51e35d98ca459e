import type { IMAGE_TYPES } from '#contract/vocabulary/generation-limits.ts';

/** The kind of a picture by the signature that its first bytes are; undefined for any other file. */
export function pictureType(head: Uint8Array): (typeof IMAGE_TYPES)[number] | 'HEIC' | undefined {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'WebP';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  // One container for both: its brands tell which.
  if (/avi[fs]/.test(text.slice(8))) return 'AVIF';
  return /hei[cmsx]|hev[cx]|mif1/.test(text.slice(8)) ? 'HEIC' : undefined;
}
