import { describe, expect, it } from 'vitest';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { groupLines } from '../text-detection/group-lines.ts';
import { readShapes } from './read-shapes.ts';

type Draw = (x: number, set: (x: number, y: number, width: number, height: number) => void) => void;

const bar: Draw = (x, set) => set(x, 20, 2, 12);
const slash: Draw = (x, set) => {
  for (const step of [0, 1, 2, 3]) set(x + step, 29 - 3 * step, 1, 3);
};
const one: Draw = (x, set) => {
  set(x + 2, 20, 2, 12);
  set(x, 21, 2, 2);
};
const border: Draw = (x, set) => set(x, 20, 1, 12);

/** What is read where a sign stands at some columns of one row. */
function read(sign: Draw, columns: readonly number[]): string[] {
  const image = blank(300, 60, 0xffffff);
  for (const x of columns) sign(x, (left, y, width, height) => fill(image, { x: left, y, width, height }, 0x333333));
  const segmentation = segmentImage(image);
  const found = readShapes(image, segmentation, groupLines(segmentation.glyphs));
  return [...found.values()].flatMap(({ words }) => words.map(({ text }) => text));
}

describe('readShapes', () => {
  it('reads bars and slashes between the items of a menu', () => {
    expect(read(bar, [50, 120, 200])).toEqual(['|', '|', '|']);
    expect(read(slash, [50, 120, 200])).toEqual(['/', '/', '/']);
  });

  it('leaves two of them, figures, and borders', () => {
    expect(read(bar, [50, 120])).toEqual([]);
    expect(read(one, [50, 120, 200])).toEqual([]);
    expect(read(border, [50, 120, 200])).toEqual([]);
  });

  it('leaves what stands in one word', () => {
    expect(read(bar, [50, 60, 70, 80])).toEqual([]);
  });
});
