import { type Corrections, MAX_CORRECTIONS } from '#contract/generations.ts';
import { failure } from '#server/platform/errors.ts';
import type { GenerationRow } from '../tables.ts';

/** A box may be drawn over the edge of its picture by so much, in px. */
const MAX_OVERHANG_PX = 1;

/** @throws NO_CORRECTION where nothing is said, or about a place beside the picture */
export function checkCorrections(
  { boxes, words, typeface, language }: Corrections,
  { imageWidth, imageHeight }: Pick<GenerationRow, 'imageWidth' | 'imageHeight'>,
): void {
  if (boxes.length + words.length === 0 && !typeface && !language) throw failure('NO_CORRECTION');
  for (const { box } of [...boxes, ...words]) {
    const { x, y, width, height } = box;
    const isInside =
      x >= -MAX_OVERHANG_PX &&
      y >= -MAX_OVERHANG_PX &&
      x + width <= imageWidth + MAX_OVERHANG_PX &&
      y + height <= imageHeight + MAX_OVERHANG_PX;
    if (!(width >= 1 && height >= 1 && isInside))
      throw failure(
        'NO_CORRECTION',
        `A corrected place lies beside the design, which is ${imageWidth} × ${imageHeight} px. Please draw it again.`,
      );
  }
}

/** @throws NO_CORRECTION where a page has more than it may have */
export function checkCount({ boxes, words }: Corrections): void {
  if (Math.max(boxes.length, words.length) > MAX_CORRECTIONS)
    throw failure(
      'NO_CORRECTION',
      `A page can have ${MAX_CORRECTIONS} corrections of each kind, and this one has them.`,
    );
}
