import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

/** A stroke with a letter before it, and one behind it where `behind` is given. */
function strokes(behind: boolean, width = 18) {
  const image = blank(160, 60, 0xffffff);
  const put = (x: number, y: number, w: number, h: number) => fill(image, { x, y, width: w, height: h }, 0x222222);
  put(40, 20, 3, 14);
  put(47, 28, width, 1);
  if (behind) put(47 + width + 5, 20, 3, 14);
  return segmentImage(image);
}

it('leaves a dash between letters to the text', () => {
  expect(strokes(true).rules).toEqual([]);
  expect(strokes(true).glyphs).toHaveLength(3);
});

it('takes a stroke at the end of a text, or a long one between texts, for a rule', () => {
  expect(strokes(false).rules).toHaveLength(1);
  expect(strokes(true, 60).rules).toHaveLength(1);
});
