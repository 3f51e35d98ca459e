import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { findCharacterGrid } from './find-character-grid.ts';
import { groupLines } from './group-lines.ts';
import { groupListing } from './group-listing.ts';

const PITCH = 8.16;
const LEFT = 100;

const component = (x: number, y: number, width: number, height: number): ConnectedComponent => {
  return { id: x * 1000 + y, x, y, width, height, pixels: width * height, surface: 3, share: 1, second: -1 };
};

/** A letter in a cell of a listing in 13.6 px type: 7 px high above its baseline. */
const letter = (cell: number, baseline: number, width = 6): ConnectedComponent =>
  component(Math.round(LEFT + (cell + 0.5) * PITCH - width / 2), baseline - 7, width, 7);

const row = (baseline: number, from: number, count: number): ConnectedComponent[] =>
  Array.from({ length: count }, (_, i) => letter(from + i, baseline, i % 3 === 0 ? 4 : 6));

/** `};` on a baseline: a brace that reaches above and below, and the two pieces of the semicolon. */
const signs = (baseline: number): ConnectedComponent[] => {
  const middle = LEFT + 0.5 * PITCH;
  return [
    component(Math.round(middle - 3), baseline - 9, 6, 12),
    component(Math.round(middle + PITCH - 1), baseline - 7, 2, 2),
    component(Math.round(middle + PITCH - 2), baseline - 2, 4, 5),
  ];
};

const listing = [...row(20, 0, 14), ...row(35, 2, 12), ...row(50, 2, 9), ...signs(65), ...row(95, 0, 10)];

describe('listings', () => {
  it('finds the cells of a monospaced font, and none for other type', () => {
    const grid = findCharacterGrid(groupLines(listing));
    expect(grid?.pitch).toBeCloseTo(PITCH, 1);
    const widths = [4, 9, 6, 3, 11, 7, 5, 8];
    let x = 100;
    const prose = Array.from({ length: 40 }, (_, i) => {
      const width = widths[(i * 5) % 8];
      x += width + 2;
      return component(x - width, 20, width, 9);
    });
    expect(findCharacterGrid(groupLines(prose))).toBeUndefined();
  });

  it('keeps the pieces of a row together, and rows of signs apart from their neighbours', () => {
    const rows = groupListing(listing, { pitch: PITCH, origin: LEFT + PITCH / 2 });
    expect(rows.map(({ baseline, glyphs }) => [baseline, glyphs.length])).toEqual([
      [20, 14],
      [35, 12],
      [50, 9],
      [95, 10],
      [65, 3],
    ]);
  });
});
