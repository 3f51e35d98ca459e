import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { hasRoundCorners } from './has-round-corners.ts';

const OWN = 1;
const BOX = { x: 4, y: 4, width: 32, height: 32 };
const holds = (labels: Pixels): boolean => {
  const pixels = labels.data.filter((label) => label === OWN).length;
  return hasRoundCorners(labels.data, labels.width, { ...BOX, label: OWN, pixels, color: 0, maxSquare: 0 });
};
const square = (): Pixels => fill(blank(40, 40, 0), BOX, OWN);

/** What is left of the square under a line from each of its lower corners to the middle of its foot. */
function shield(): Pixels {
  const labels = square();
  for (let row = 0; row < 16; row++) {
    fill(labels, { x: 4, y: 20 + row, width: row, height: 1 }, 0);
    fill(labels, { x: 36 - row, y: 20 + row, width: row, height: 1 }, 0);
  }
  return labels;
}

it('is true of a square, of a disc, and of a tile with a mark over one corner', () => {
  expect(holds(square())).toBe(true);
  expect(holds(fillDisc(blank(40, 40, 0), 20, 20, 16, OWN))).toBe(true);
  expect(holds(fillDisc(square(), 36, 4, 14, 0))).toBe(true);
});

it('is false of a shield', () => {
  expect(holds(shield())).toBe(false);
});
