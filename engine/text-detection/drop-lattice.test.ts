import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { dropLattice } from './drop-lattice.ts';

const letters: Box[] = Array.from({ length: 20 }, (_, i) => ({ x: 40 + 9 * i, y: 61, width: 7, height: 11 }));

it('leaves the marks of a dotted ground out, also where their distance is no whole number of pixels', () => {
  const marks: Box[] = [];
  for (let row = 0; row < 14; row++)
    for (let column = 0; column < 20; column++)
      marks.push({ x: Math.round(17.07 * column), y: Math.round(16.6 * row), width: 2 + (column % 2), height: 2 });
  expect(dropLattice([...letters, ...marks])).toEqual(letters);
});

it('keeps the full stops of a text and the bullets of a list', () => {
  const stops: Box[] = Array.from({ length: 90 }, (_, i) => ({
    x: 40 + ((i * 97) % 560),
    y: 24 * (i % 30) + 10,
    width: 2,
    height: 2,
  }));
  const bullets: Box[] = Array.from({ length: 80 }, (_, i) => ({ x: 20, y: 24 * i + 6, width: 5, height: 5 }));
  const glyphs = [...letters, ...stops, ...bullets];
  expect(dropLattice(glyphs)).toEqual(glyphs);
});
