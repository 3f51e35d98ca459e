import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#contract/accounts/profile.ts';

/** @returns what is wrong with a file as profile photo, as a text to show; undefined when nothing is */
export function checkPhoto({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose an image file.';
  return size > MAX_PHOTO_BYTES ? PHOTO_TOO_LARGE : undefined;
}
