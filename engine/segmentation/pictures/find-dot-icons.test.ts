import { expect, it } from 'vitest';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findDotIcons } from './find-dot-icons.ts';

type Place = readonly [x: number, y: number];

function iconsOf(dots: readonly Place[], stems: readonly Place[] = []) {
  const image = blank(160, 120, 0xffffff);
  for (const [x, y] of dots) fillDisc(image, x, y, 2, 0x333333);
  for (const [x, y] of stems) fill(image, { x, y, width: 2, height: 12 }, 0x222222);
  const { letters, icons } = findDotIcons(segmentImage(image).glyphs);
  return { letters: letters.length, icons: icons.length };
}

const column: Place[] = [20, 27, 34].map((y) => [60, y]);
const row: Place[] = [60, 67, 74].map((x) => [x, 40]);

it('takes three dots in a column or a row, and the dots by which a row is dragged', () => {
  expect(iconsOf(column)).toEqual({ letters: 0, icons: 1 });
  expect(iconsOf(row)).toEqual({ letters: 0, icons: 1 });
  expect(iconsOf([...column, ...column.map(([x, y]): Place => [x + 7, y])])).toEqual({ letters: 0, icons: 1 });
});

it('takes one after the other', () => {
  expect(iconsOf([...column, ...column.map(([x, y]): Place => [x, y + 60])])).toEqual({ letters: 0, icons: 2 });
});

it('leaves an ellipsis behind a word, marks of a list, a colon, and dots that are not evenly apart', () => {
  const word: Place[] = [36, 42, 48].map((x) => [x, 30]);
  expect(iconsOf(row, word).icons).toBe(0);
  expect(iconsOf([10, 40, 70].map((y): Place => [60, y])).icons).toBe(0);
  expect(iconsOf(column.slice(1)).icons).toBe(0);
  expect(iconsOf([...column.slice(0, 2), [60, 38]]).icons).toBe(0);
});
