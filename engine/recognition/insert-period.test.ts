import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { insertPeriod } from './insert-period.ts';

const FONT = readingFont('arial', 400);
const SIZE = 18;
const BASELINE = 40;

/** What becomes of a line that was drawn as one text and read as one word; the ink of each letter fills its box. */
function mended(drawn: string, read: string, drawnPoint = true): string | undefined {
  let pen = 10;
  const glyphs = [...drawn].flatMap((char, id): ConnectedComponent[] => {
    const { advance, left, right, top, bottom } = glyphOf(FONT, char);
    const x = Math.round(pen + left * SIZE);
    const y = BASELINE - Math.round(top * SIZE);
    const width = Math.ceil(pen + right * SIZE + 0.2) - x;
    const height = BASELINE - Math.round(bottom * SIZE) - y;
    pen += advance * SIZE;
    return char === ' ' ? [] : [{ id, x, y, width, height, pixels: 9, surface: 0, share: 1, second: -1 }];
  });
  const box = unionBox(glyphs);
  const mass = measureText(FONT, drawn).ink * SIZE * SIZE * 1.06;
  const words = [{ text: read, box, glyphs, color: 0, confidence: 90, underlined: false }];
  const fits = fitFonts(words, box, mass);
  const rest = { confidence: 90, color: 0, ground: 0, surface: 0, bullet: false };
  const line: TextLine = { box, words, text: read, fits, fit: fits[0], ...rest };
  const seen = glyphs.filter(({ id }) => drawnPoint || drawn[id] !== '.');
  const inkAt = (x: number, y: number) =>
    seen.some((glyph) => x >= glyph.x && x < glyph.x + glyph.width && y >= glyph.y && y < glyph.y + glyph.height)
      ? 1
      : 0;
  return insertPeriod(line, () => mass, inkAt)
    ?.map(({ text }) => text)
    .join(' ');
}

it('puts in the point that was overlooked, and the space with it', () => {
  expect(mended('0.4 GB', '04GB')).toBe('0.4 GB');
  expect(mended('5.1 GB', '51GB')).toBe('5.1 GB');
});

it('puts in no point where no ink is, or where the line fits without', () => {
  expect(mended('0.4 GB', '04GB', false)).toBeUndefined();
  expect(mended('2018', '2018')).toBeUndefined();
  expect(mended('12.50', '12.50')).toBeUndefined();
});
