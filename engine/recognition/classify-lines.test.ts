import { describe, expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { classifyLines } from './classify-lines.ts';

const line = (lefts: readonly number[], width: number, height: number): GlyphLine => {
  const glyphs = lefts.map((x, id) => {
    return { id, x, y: 10, width, height, pixels: 0.6 * width * height, surface: 0, share: 1, second: -1 };
  });
  return { x: lefts[0], y: 10, width: lefts[lefts.length - 1] + width - lefts[0], height, glyphs, surface: 0 };
};
const reading = (text: string, confidence: number): LineReading => ({
  confidence,
  words: text === '' ? [] : [{ text, confidence, x: 0, width: 1 } as LineReading['words'][number]],
});

describe('classifyLines', () => {
  it('takes a row of large drawings for icons, each by itself, also when letters were read', () => {
    const icons = line([100, 145, 190], 40, 40);
    const boxes = [100, 145, 190].map((x) => ({ x, y: 10, width: 40, height: 40 }));
    expect(classifyLines([icons], [reading('', 0)])).toEqual({ text: [], icons: boxes });
    expect(classifyLines([icons], [reading('BOY', 62)])).toEqual({ text: [], icons: boxes });
  });

  it('takes discs for icons with what is drawn within them', () => {
    const discs = line([100, 160, 220], 56, 56);
    const mark = { ...discs.glyphs[0], id: 9, x: 180, y: 30, width: 6, height: 12 };
    const { text, icons } = classifyLines([{ ...discs, glyphs: [...discs.glyphs, mark] }], [reading('000', 84)]);
    expect(text).toEqual([]);
    expect(icons).toHaveLength(3);
  });

  it('keeps signs that are read surely as text, and a line that was not read in one piece', () => {
    expect(classifyLines([line([10], 7, 13)], [reading('?', 92)]).text).toEqual([0]);
    const unread = classifyLines([line([10, 20, 31], 9, 13)], [reading('', 0)]);
    expect(unread).toEqual({ text: [], icons: [{ x: 10, y: 10, width: 30, height: 13 }] });
  });

  it('takes a doubtful figure for text in a column of figures, for an icon elsewhere', () => {
    const at = (x: number, y: number): GlyphLine => ({ ...line([x], 8, 11), y });
    const lines = [at(332, 10), at(332, 40), at(331, 70), at(90, 100)];
    const { text } = classifyLines(lines, [reading('3', 97), reading('2', 96), reading('0', 77), reading('0', 77)]);
    expect(text).toEqual([0, 1, 2]);
  });
});
