import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { splitAlikeMarks } from './split-alike-marks.ts';

const words = (y: number, before: Box[] = []): GlyphLine => {
  const glyphs = [...before, ...[0, 1, 2, 3].map((i) => ({ x: 60 + 9 * i, y, width: 8, height: 12 }))];
  return { ...unionBox(glyphs), glyphs } as unknown as GlyphLine;
};
const icon = (y: number): Box => ({ x: 30, y: y - 3, width: 18, height: 18 });
const cross = { x: 34, y: 81, width: 10, height: 10 };

it('takes a cross for an icon where the lines above have icons', () => {
  const lines = [words(20), words(50), words(80, [cross])];
  const found = splitAlikeMarks(lines, [icon(20), icon(50)]);
  expect(found.marks).toEqual([cross]);
  expect(found.lines.map(({ x }) => x)).toEqual([60, 60, 60]);
});

it('leaves the letter that a line begins with', () => {
  const lines = [words(20), words(50), words(80, [cross])];
  expect(splitAlikeMarks(lines, [icon(20)]).marks).toEqual([]);
  expect(splitAlikeMarks([words(20), words(50), words(80, [{ ...cross, x: 46 }])], [icon(20), icon(50)]).marks).toEqual(
    [],
  );
});
