import { expect, it } from 'vitest';
import { unionBox } from '../raster/box.ts';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { groupLines } from './group-lines.ts';
import { splitIcons } from './split-icons.ts';

/** Five letters of strokes, as high as `height`, and a mark before them. */
function page(mark: { width: number; height: number; color: number; x: number }) {
  const image = blank(160, 60, 0xffffff);
  for (let i = 0; i < 5; i++) {
    fill(image, { x: 60 + 12 * i, y: 24, width: 2, height: 12 }, 0x222222);
    fill(image, { x: 62 + 12 * i, y: 24, width: 5, height: 2 }, 0x222222);
  }
  const top = 30 - (mark.height >> 1);
  fill(image, { x: mark.x, y: top, width: mark.width, height: 3 }, mark.color);
  fill(image, { x: mark.x, y: top, width: 3, height: mark.height }, mark.color);
  fill(image, { x: mark.x, y: top + mark.height - 3, width: mark.width, height: 3 }, mark.color);
  const segmentation = segmentImage(image);
  return splitIcons(image, segmentation, groupLines(segmentation.glyphs));
}

it('splits off an icon in its own colour, and one that is higher than letters', () => {
  const green = page({ x: 36, width: 16, height: 14, color: 0x16a34a });
  expect(green.icons).toEqual([{ x: 36, y: 23, width: 16, height: 14 }]);
  expect(unionBox(green.lines)).toEqual({ x: 60, y: 24, width: 55, height: 12 });
  expect(page({ x: 30, width: 20, height: 20, color: 0x222222 }).icons).toHaveLength(1);
});

it('splits off a star that stands close to its number', () => {
  expect(page({ x: 40, width: 16, height: 15, color: 0xfbbf24 }).icons).toHaveLength(1);
  expect(page({ x: 40, width: 16, height: 16, color: 0x222222 }).icons).toEqual([]);
});

it('parts the two rows beside a tall sign', () => {
  const image = blank(160, 80, 0xffffff);
  for (const y of [22, 46])
    for (let i = 0; i < 5; i++) {
      fill(image, { x: 60 + 12 * i, y, width: 2, height: 12 }, 0x222222);
      fill(image, { x: 62 + 12 * i, y, width: 5, height: 2 }, 0x222222);
    }
  for (const [y, height] of [
    [24, 32],
    [38, 3],
  ])
    fill(image, { x: 20, y, width: y === 24 ? 4 : 24, height }, 0x16a34a);
  const segmentation = segmentImage(image);
  const glyphs = segmentation.glyphs;
  const line = { ...groupLines(glyphs)[0], ...unionBox(glyphs), glyphs };
  const { lines, icons } = splitIcons(image, segmentation, [line]);
  expect(icons).toHaveLength(1);
  expect(lines.map(({ y, height }) => [y, height])).toEqual([
    [22, 12],
    [46, 12],
  ]);
});

it('leaves a first letter that is no more than a letter', () => {
  expect(page({ x: 49, width: 9, height: 12, color: 0x222222 }).icons).toEqual([]);
  expect(page({ x: 42, width: 10, height: 12, color: 0x16a34a }).icons).toEqual([]);
});

it('splits off the arrow behind a word, but no letter', () => {
  const withArrow = (rows: number, step: number, at = 84) => {
    const image = blank(260, 60, 0xffffff);
    for (let i = 0; i < 5; i++) {
      fill(image, { x: 20 + 12 * i, y: 24, width: 2, height: 12 }, 0x222222);
      fill(image, { x: 22 + 12 * i, y: 24, width: 5, height: 2 }, 0x222222);
    }
    for (let j = 0; j < rows; j++)
      fill(
        image,
        { x: at + Math.floor(j * step), y: 28 + j, width: 8 - 2 * Math.floor(j * step), height: 1 },
        0x222222,
      );
    const segmentation = segmentImage(image);
    return splitIcons(image, segmentation, groupLines(segmentation.glyphs)).icons;
  };
  expect(withArrow(4, 1)).toEqual([{ x: 84, y: 28, width: 8, height: 4 }]);
  expect(withArrow(8, 0.5)).toEqual([]);
  // At the end of a field, far from its words.
  expect(withArrow(4, 1, 220)).toEqual([{ x: 220, y: 28, width: 8, height: 4 }]);
  expect(withArrow(8, 0.5, 220)).toEqual([]);
});
