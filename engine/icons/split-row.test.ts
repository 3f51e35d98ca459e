import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { splitRows } from './split-row.ts';

/** Discs of 14 px, so far from each other. */
function row(
  count: number,
  gap: number,
): { image: Pixels; box: { x: number; y: number; width: number; height: number } } {
  const [width, height] = [count * 14 + (count - 1) * gap + 12, 26];
  const isIn = (x: number, y: number): boolean => {
    const at = (x - 6) % (14 + gap);
    return x > 6 && x < width - 6 && Math.hypot(at - 7, y - 13) < 6.5;
  };
  const { data } = inkOfShape(width, height, isIn);
  const image = { width, height, data: Int32Array.from(data, (share) => 0x010101 * Math.round(255 * (1 - share))) };
  return { image, box: { x: 6, y: 6, width: width - 12, height: 14 } };
}

it('takes a rating apart', () => {
  const { image, box } = row(5, 4);
  const parts = splitRows(image, [box], () => 0.95);
  expect(parts.map(({ x }) => x)).toEqual([6, 24, 42, 60, 78]);
});

it('leaves a logo of letters whole, and what looks like no icons', () => {
  const close = row(5, 1);
  expect(splitRows(close.image, [close.box], () => 0.95)).toEqual([close.box]);
  const loose = row(5, 4);
  expect(splitRows(loose.image, [loose.box], () => 0.5)).toEqual([loose.box]);
});
