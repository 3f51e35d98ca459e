import { expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { LIFTED } from '../model/segmentation.ts';
import { isUnread, looksLikeText } from './may-be-foreign.ts';

/** A line of letters of 10 × 14 px, `gap` pixels apart. */
function lineAt(x: number, y: number, letters: number, { gap = 2, surface = 1 } = {}): GlyphLine {
  const glyphs = Array.from({ length: letters }, (_, i) => ({
    ...{ x: x + i * (10 + gap), y, width: 10, height: 14, pixels: 70 },
    id: i + 1,
  }));
  return { x, y, width: letters * (10 + gap) - gap, height: 14, glyphs, surface } as unknown as GlyphLine;
}
const reading = (text: string, confidence: number): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width: 1, height: 1 }],
  confidence,
});

it('asks only for lines of type that nobody could read, and not on photographs', () => {
  const line = lineAt(0, 0, 6);
  expect(isUnread(line, reading('Pycckui', 53))).toBe(true);
  expect(isUnread(line, reading('Press', 96))).toBe(false);
  expect(isUnread(lineAt(0, 0, 6, { surface: LIFTED }), reading('Pycckui', 53))).toBe(false);
  expect(isUnread(lineAt(0, 0, 1), reading('E', 20))).toBe(false);
});

it('tells text, which stands under or beside text, from drawings', () => {
  const known = lineAt(40, 0, 8);
  const below = lineAt(40, 40, 6);
  const apart = lineAt(333, 200, 6);
  const icons = lineAt(40, 80, 3, { gap: 16 });
  const lines = [known, below, apart, icons];
  const readings = [reading('Languages', 96), reading('EAAnViKa', 55), reading('wees', 20), reading('600', 60)];
  expect(lines.slice(1).map((line) => looksLikeText(line, lines, readings))).toEqual([true, false, false]);
});
