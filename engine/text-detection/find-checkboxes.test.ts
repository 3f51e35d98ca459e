import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { findCheckboxes } from './find-checkboxes.ts';

const INK = 0x222222;

/** A ring on white, with bars for letters beside it. */
function checksOf(diameter: number, letters: readonly Box[], color = INK) {
  const image = blank(120, 60, 0xffffff);
  const [left, top, middle] = [30, 20, diameter / 2];
  for (let y = 0; y < diameter; y++) {
    for (let x = 0; x < diameter; x++) {
      const radius = Math.hypot(x + 0.5 - middle, y + 0.5 - middle);
      if (radius < middle && radius > middle - 1.3)
        fill(image, { x: left + x, y: top + y, width: 1, height: 1 }, color);
    }
  }
  for (const letter of letters) fill(image, letter, INK);
  const segmentation = segmentImage(image);
  return findCheckboxes(image, segmentation, segmentation.glyphs).checks;
}

const word = (x: number, y: number, height: number): Box[] =>
  [0, 7, 14].map((step) => ({ x: x + step, y, width: 3, height }));

describe('findCheckboxes', () => {
  it('takes a circle that reaches above and below its label', () => {
    expect(checksOf(13, word(47, 22, 9))).toEqual([{ x: 30, y: 20, width: 13, height: 13 }]);
  });

  it('takes a circle of another colour than its label', () => {
    expect(checksOf(13, word(47, 20, 13), 0x888888)).toHaveLength(1);
  });

  it.each([
    ['the first letter of a word', checksOf(13, word(45, 22, 9))],
    ['a letter between others', checksOf(13, [...word(10, 22, 9), ...word(47, 22, 9)])],
    ['a letter as high as those after it', checksOf(13, word(47, 20, 13))],
    ['a sign with something in it', checksOf(15, [...word(50, 22, 9), { x: 34, y: 24, width: 1, height: 7 }])],
    ['a ring alone', checksOf(13, [])],
  ])('leaves %s', (_, checks) => {
    expect(checks).toEqual([]);
  });
});
