import sharp from 'sharp';
import type { EncodedPicture } from './encode-picture.ts';

/** Side of a profile photo in px; shown at 150 px at most, on screens of three times the pixels. */
export const PHOTO_SIDE = 512;

/**
 * Cuts the largest square out of the middle of a picture, at most 512 px wide.
 * @param png as `checkImage` made it
 */
export async function encodePhoto(png: Uint8Array): Promise<EncodedPicture> {
  const { width, height } = await sharp(png).metadata();
  const side = Math.min(PHOTO_SIDE, width, height);
  const { data, info } = await sharp(png)
    .resize({ width: side, height: side, fit: 'cover', position: 'centre' })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}
