import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { type ReadPart, splitMixed } from './split-mixed.ts';

const glyph = (x: number, y: number, width: number, height: number): ConnectedComponent => {
  return { id: x, x, y, width, height, pixels: width * height, surface: 0, share: 1, second: -1 };
};
const lineOf = (glyphs: ConnectedComponent[]): GlyphLine => ({ ...unionBox(glyphs), glyphs, surface: 0 });
const reading = (text: string, confidence: number): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width: 9, height: 9 }],
  confidence,
});

/** "$9" 46 px high, and "/ month" 16 px high a narrow space after it. */
const PRICE = lineOf([
  glyph(0, 0, 28, 46),
  glyph(30, 4, 28, 36),
  ...[63, 74, 88, 98, 108, 118].map((x) => glyph(x, 26, 8, 14)),
]);

const split = (whole: LineReading, fitError: number, parts: ReadPart[]) =>
  splitMixed(
    [PRICE],
    [whole],
    () => fitError,
    async (lines) => parts.map((part, i) => ({ ...part, x: lines[i].x })),
  );
const part = (text: string, confidence: number, fitError: number, looksRead = true): ReadPart => ({
  ...{ reading: reading(text, confidence), fitError, looksRead },
});

it('makes two lines of a price and the small words after it', async () => {
  const [found] = await split(reading('$9...', 70), 60, [part('$9', 95, 9, false), part('/ month', 60, 1)]);
  expect(found).toMatchObject({ index: 0, parts: [{ x: 0 }, { x: 63 }] });
});

it('leaves a line that is read without doubt, and one with a part that is not', async () => {
  expect(await split(reading('$9 / month', 95), 60, [part('$9', 95, 1), part('/ month', 95, 1)])).toEqual([]);
  expect(await split(reading('$9...', 70), 60, [part('$9', 95, 1), part('[210', 44, 1)])).toEqual([]);
  expect(await split(reading('$9...', 70), 60, [part('$9', 95, 1), part('mx', 60, 1, false)])).toEqual([]);
});
