import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import type { Region } from '../../model/segmentation.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { isNotched } from './is-notched.ts';

const BOX = { x: 10, y: 10, width: 40, height: 40 };
const region: Region = { ...BOX, label: 1, pixels: 1200, color: 0, maxSquare: 20 };
const square = (): Pixels => fill(blank(60, 60, 0), BOX, 1);
const isSo = ({ data, width }: Pixels): boolean => isNotched(region, data, width);

it('is true of a shape with a bite', () => {
  expect(isSo(fillDisc(square(), 50, 30, 6, 0))).toBe(true);
  expect(isSo(fill(square(), { x: 28, y: 10, width: 4, height: 5 }, 0))).toBe(true);
});

it('is false of a square, of a disc, and of a square with a badge over its corner', () => {
  expect(isSo(square())).toBe(false);
  expect(isSo(fillDisc(blank(60, 60, 0), 30, 30, 20, 1))).toBe(false);
  expect(isSo(fillDisc(square(), 48, 12, 8, 2))).toBe(false);
});

it('is false of a ribbon with a star on it', () => {
  const ribbon = fillDisc(square(), 30, 52, 8, 0);
  expect(isSo(ribbon)).toBe(true);
  expect(isSo(fillDisc(ribbon, 30, 26, 4, 2))).toBe(false);
});
