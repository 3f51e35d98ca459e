import type { Box } from '../model/box.ts';

/** The letters and figures of any typeface are higher than a third of its size. */
const MAX_SIZE_PER_HEIGHT = 3;

/** Whether a text would be set larger than its ink: drawings in a row are as far apart as words in a far larger size. */
export const exceedsInk = (size: number, text: string, { height }: Box): boolean =>
  /[\p{L}\p{N}]/u.test(text) && size > MAX_SIZE_PER_HEIGHT * height;
