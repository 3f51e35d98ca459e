import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { isMotley } from './is-motley.ts';

const BLUE = 0x4285f4;
const RED = 0xea4335;
const WHITE = 0xffffff;

/** A square of ink of 8 px, one pixel within its picture; the color of its pixels by their row. */
function motley(colorOf: (row: number) => number): boolean {
  const data = new Uint32Array(100).fill(WHITE);
  const labels = new Int32Array(100);
  const background = new Uint32Array(100).fill(WHITE);
  for (let y = 1; y < 9; y++)
    for (let x = 1; x < 9; x++) {
      data[10 * y + x] = colorOf(y);
      labels[10 * y + x] = 7;
    }
  const glyph = { id: 7, x: 1, y: 1, width: 8, height: 8 } as ConnectedComponent;
  return isMotley(
    { width: 10, height: 10, data } as unknown as Pixels,
    { labels, background } as unknown as Ink,
    glyph,
  );
}

it('tells a sign in several colours from a letter in one', () => {
  expect(motley((row) => (row < 5 ? BLUE : RED))).toBe(true);
  expect(motley(() => BLUE)).toBe(false);
});

it('does not take the mixtures of one colour with its ground for others', () => {
  expect(motley((row) => (row < 5 ? BLUE : 0xa0c2f9))).toBe(false);
});
