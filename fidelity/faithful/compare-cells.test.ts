import { expect, it } from 'vitest';
import type { Rgb } from '../facts.ts';
import { paint } from '../testing/paint.ts';
import { compareCells } from './compare-cells.ts';

const white: Rgb = [255, 255, 255];
const blue: Rgb = [20, 90, 255];
/** A card on a white page. Cells are 32 px high. */
const card = (y: number) => paint(640, 320, white, [{ x: 64, y, width: 512, height: 192, color: blue }]);

it('misses no edge that lies between two cells on one page and within one on the other', () => {
  expect(compareCells(card(64), card(66)).shares).toMatchObject({ missing: 0, invented: 0 });
  expect(compareCells(card(66), card(64)).shares).toMatchObject({ missing: 0, invented: 0 });
});

it('misses a card that is gone, and sees one that was invented', () => {
  const empty = paint(640, 320, white);
  expect(compareCells(card(70), empty).shares.missing).toBe(1);
  expect(compareCells(empty, card(70)).shares.invented).toBe(1);
});
