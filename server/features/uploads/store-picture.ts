import { createHash } from 'node:crypto';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#contract/accounts/profile.ts';
import { MAX_PICTURE_BYTES, type PicturePurpose } from '#contract/uploads.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { MAX_IMAGE_PIXELS } from '#contract/vocabulary/generation-limits.ts';
import { failure } from '#server/platform/errors.ts';
import { checkImage } from '#server/platform/images/check-image.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { encodePhoto } from './encode-photo.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureKey } from './picture-key.ts';

export type StoredPicture = { name: string; width: number; height: number; bytes: number };

const rules = {
  site: { maxBytes: MAX_PICTURE_BYTES, tooLarge: errors.IMAGE_TOO_LARGE.message, encode: encodePicture },
  profile: { maxBytes: MAX_PHOTO_BYTES, tooLarge: PHOTO_TOO_LARGE, encode: encodePhoto },
} as const;

/**
 * Checks an uploaded picture by its content, encodes it again and stores it under a name made from the result, so that
 * an address never changes what it shows and the same picture is kept once.
 * @throws IMAGE_TOO_LARGE, IMAGE_REJECTED; nothing is kept then
 */
export async function storePicture(
  storage: Storage,
  image: File,
  purpose: PicturePurpose = 'site',
): Promise<StoredPicture> {
  const { maxBytes, tooLarge, encode } = rules[purpose];
  if (image.size > maxBytes) throw failure('IMAGE_TOO_LARGE', tooLarge);
  const { png } = await checkImage(new Uint8Array(await image.arrayBuffer()), MAX_IMAGE_PIXELS);
  const { webp, width, height } = await encode(png);
  const name = `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
  await storage.put(pictureKey(name), webp);
  return { name, width, height, bytes: webp.length };
}
