import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { restoreSymbols } from './restore-symbols.ts';

const glyph = (x: number, y: number, width: number, height: number): ConnectedComponent => ({
  id: x,
  x,
  y,
  width,
  height,
  pixels: width * height,
  surface: 0,
  share: 1,
  second: -1,
});
/** Letters that stand on row 30. */
const letters = (x: number, count: number): ConnectedComponent[] =>
  Array.from({ length: count }, (_, i) => glyph(x + 9 * i, 20, 7, 10));
const inked = (text: string, glyphs: ConnectedComponent[]) => ({ word: { text, confidence: 60 }, glyphs });

const read = (
  items: ReturnType<typeof inked>[],
  rules: { x: number; y: number; width: number; height: number }[] = [],
) => restoreSymbols(items, (x) => (x < 500 ? 255 : 0), rules).map(({ word }) => word.text);

describe('restoreSymbols', () => {
  it('reads bars that reach below the line', () => {
    expect(read([inked('mg', letters(0, 2)), inked('I', [glyph(30, 17, 2, 17)])])).toEqual(['mg', '|']);
    expect(read([inked('mgl', [...letters(0, 2), glyph(24, 17, 2, 17)])])).toEqual(['mg', '|']);
    expect(read([inked('[Home', [glyph(0, 17, 2, 17), ...letters(9, 4)])])).toEqual(['|', 'Home']);
  });

  it('leaves letters that stand on the line', () => {
    expect(read([inked('mgl', [...letters(0, 2), glyph(24, 16, 2, 14)])])).toEqual(['mgl']);
  });

  it('takes what is left of an underline below a space for no sign', () => {
    const underline = { x: 0, y: 32, width: 60, height: 1 };
    expect(read([inked('theory_of', [...letters(0, 6), glyph(54, 32, 9, 1), ...letters(70, 2)])], [underline])).toEqual(
      ['theory', 'of'],
    );
    expect(read([inked('Page_', [...letters(0, 4), glyph(40, 32, 9, 1)])], [underline])).toEqual(['Page']);
    expect(read([inked('my_name', [...letters(0, 2), glyph(18, 32, 7, 1), ...letters(27, 4)])])).toEqual(['my_name']);
  });
});
