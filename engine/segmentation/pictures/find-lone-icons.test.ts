import { expect, it } from 'vitest';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findLoneIcons } from './find-lone-icons.ts';

/** Three stems of text after a solid square. */
function iconsOf(size: number, color: number) {
  const image = blank(120, 40, 0xffffff);
  fill(image, { x: 10, y: 12, width: size, height: size }, color);
  for (const x of [30, 36, 42]) fill(image, { x, y: 10, width: 2, height: 12 }, 0x222222);
  const segmentation = segmentImage(image);
  const { letters, icons } = findLoneIcons(image, segmentation, segmentation.glyphs);
  return { letters: letters.length, icons };
}

it('takes a swatch of its own colour', () => {
  expect(iconsOf(8, 0x0088ff)).toEqual({ letters: 3, icons: [{ x: 10, y: 12, width: 8, height: 8 }] });
});

it('leaves list markers, small or in the colour of their text', () => {
  expect(iconsOf(5, 0x0088ff)).toEqual({ letters: 4, icons: [] });
  expect(iconsOf(8, 0x222222)).toEqual({ letters: 4, icons: [] });
});

it('takes the discs of a legend, not that before a line of text', () => {
  const iconsBefore = (discs: readonly number[]) => {
    const image = blank(300, 40, 0xffffff);
    for (const x of discs) fillDisc(image, x, 20, 6, 0x0088ff);
    for (let x = 40; x < 280; x += 6)
      if (discs.every((disc) => Math.abs(disc - x) > 12)) fill(image, { x, y: 15, width: 2, height: 11 }, 0x222222);
    const segmentation = segmentImage(image);
    return findLoneIcons(image, segmentation, segmentation.glyphs).icons.length;
  };
  expect(iconsBefore([20, 100, 190])).toBe(3);
  expect(iconsBefore([20])).toBe(0);
});

it('takes a bar in two colours beside its figure', () => {
  const image = blank(300, 40, 0xffffff);
  fill(image, { x: 20, y: 16, width: 200, height: 8 }, 0xe5e7eb);
  fill(image, { x: 20, y: 16, width: 150, height: 8 }, 0x222222);
  for (const x of [230, 236, 242]) fill(image, { x, y: 15, width: 2, height: 11 }, 0x222222);
  const segmentation = segmentImage(image);
  const { letters, icons } = findLoneIcons(image, segmentation, segmentation.glyphs);
  expect({ letters: letters.length, icons }).toEqual({ letters: 3, icons: [{ x: 20, y: 16, width: 200, height: 8 }] });
});

it('leaves small letters that touch', () => {
  const image = blank(300, 40, 0xffffff);
  for (let x = 20; x < 80; x++)
    fill(image, { x, y: 16, width: 1, height: 8 }, [0x666666, 0x888888, 0xbbbbbb, 0x777777, 0x999999][x % 5]);
  const segmentation = segmentImage(image);
  expect(findLoneIcons(image, segmentation, segmentation.glyphs).icons).toEqual([]);
});
