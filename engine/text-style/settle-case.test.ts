import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { settleCase } from './settle-case.ts';

/** A line of one word whose ink is what `drawn` is at `drawnSize`; read and measured as `text` at `size`. */
function lineOf(text: string, size: number, x: number, drawn = text, drawnSize = size): TextLine {
  const font = fontOf('inter', 400);
  const { top, bottom, start, end } = measureText(font, drawn);
  const height = Math.round((top - bottom) * drawnSize);
  const box = { x, y: 100 - Math.round(top * drawnSize), width: Math.round((end - start) * drawnSize), height };
  const fit = { font, size, letterSpacing: 0, fitError: 1 };
  const word = { text, box, color: 0x6b7280, confidence: 95, underlined: false, glyphs: [] };
  return { text, box, words: [word], fit, fits: [fit], color: 0x6b7280, baseline: 100 } as unknown as TextLine;
}

it('gives a word of capitals back that was read as small letters of a larger size', () => {
  const lines = [lineOf('HTML', 12, 0), lineOf('css', 16, 60, 'CSS', 12)];
  settleCase(lines);
  expect(lines[1]).toMatchObject({ text: 'CSS', words: [{ text: 'CSS' }], fit: { size: 12 } });
});

it('leaves small letters beside a word of their size, and those that stand alone', () => {
  const beside = [lineOf('Laravel', 16, 0), lineOf('css', 16, 80)];
  settleCase(beside);
  expect(beside[1].text).toBe('css');
  const alone = [lineOf('HTML', 12, 0), lineOf('css', 16, 200, 'CSS', 12)];
  settleCase(alone);
  expect(alone[1].text).toBe('css');
});
