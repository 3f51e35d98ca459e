import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { splitAtColumns } from './split-at-columns.ts';

const glyph = (x: number, y: number): ConnectedComponent => {
  return { id: x, x, y, width: 7, height: 12, pixels: 84, surface: 0, share: 1, second: -1 };
};

/** Words that begin at these places, of so many letters each, on one line. */
function lineOf(y: number, ...words: [x: number, count: number][]): GlyphLine {
  const glyphs = words.flatMap(([x, count]) => Array.from({ length: count }, (_, i) => glyph(x + 8 * i, y)));
  return { ...unionBox(glyphs), glyphs, surface: 0 };
}

/** Rows of a table whose columns begin at 20, 120 and 180. */
const rowAt = (y: number): GlyphLine[] => [lineOf(y, [20, 6]), lineOf(y, [120, 3]), lineOf(y, [180, 4])];

const startsAt = (lines: readonly GlyphLine[], y: number): number[] =>
  lines.flatMap((line) => (line.y === y ? [line.x] : [])).sort((a, b) => a - b);

it('cuts a line that reaches the next column where the rows around have that', () => {
  const rows = [...rowAt(0), ...rowAt(26), lineOf(52, [20, 12], [119, 7]), lineOf(52, [180, 4]), ...rowAt(78)];
  const lines = splitAtColumns(rows);
  expect(startsAt(lines, 52)).toEqual([20, 119, 180]);
  expect(lines).toHaveLength(12);
});

it('leaves a line whole that has no letter set apart where a column begins', () => {
  const title = lineOf(52, [20, 25]);
  const lines = splitAtColumns([...rowAt(0), ...rowAt(26), title, ...rowAt(78), ...rowAt(104)]);
  expect(startsAt(lines, 52)).toEqual([20]);
});

it('leaves lines whole beside a list: two places are no table', () => {
  const entries = [0, 26, 78].flatMap((y) => [lineOf(y, [20, 6]), lineOf(y, [120, 3])]);
  const lines = splitAtColumns([...entries, lineOf(52, [20, 12], [120, 3])]);
  expect(startsAt(lines, 52)).toEqual([20]);
});

it('knows the rows of a table with much room between them', () => {
  const rows = [0, 54, 108].flatMap(rowAt);
  const lines = splitAtColumns([...rows, lineOf(162, [20, 12], [119, 7]), lineOf(162, [180, 4])]);
  expect(startsAt(lines, 162)).toEqual([20, 119, 180]);
});
