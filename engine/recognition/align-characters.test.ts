import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { alignCharacters, shapeCosts } from './align-characters.ts';

const setting = { font: readingFont('arial', 400), size: 20, letterSpacing: 0, baseline: 40 };

/** The ink of each character of a text, as the font has it. */
function inkOf(text: string): Box[] {
  let pen = 10;
  return [...text].map((character) => {
    const glyph = glyphOf(setting.font, character);
    const x = pen + glyph.left * setting.size;
    pen += glyph.advance * setting.size;
    const y = setting.baseline - Math.round(glyph.top * setting.size);
    const width = (glyph.right - glyph.left) * setting.size + BLEED_PX;
    return { x, y, width, height: setting.baseline - Math.round(glyph.bottom * setting.size) - y };
  });
}

const align = (text: string, ink: Box[], spaced = (_: number) => false) =>
  alignCharacters([...text], ink, setting, spaced).map(({ at, characters, column, columns }) => [
    [...text].slice(at, at + characters).join(''),
    columns === 0 ? null : column,
  ]);

describe('alignCharacters', () => {
  it('gives each character its own ink, at no cost', () => {
    const matches = alignCharacters([...'Wing'], inkOf('Wing'), setting, () => false);
    expect(matches.map(({ at, column, characters, columns }) => [at, column, characters, columns])).toEqual([
      [0, 0, 1, 1],
      [1, 1, 1, 1],
      [2, 2, 1, 1],
      [3, 3, 1, 1],
    ]);
    expect(Math.max(...matches.map(({ cost }) => cost))).toBeLessThan(0.1);
  });

  it('leaves a character without ink, and ink without a character, alone', () => {
    expect(align('MWk', inkOf('Mk'))).toContainEqual(['W', null]);
    const [first, last] = inkOf('Mk');
    const icon = { x: first.x + 20, y: 16, width: 24, height: 30 };
    const ink = [first, icon, { ...last, x: last.x + 30 }];
    const stray = alignCharacters([...'Mk'], ink, setting, () => false);
    expect(stray.filter(({ characters }) => characters === 0)).toMatchObject([{ column: 1, columns: 1 }]);
  });

  it('lays letters that touch over one piece of ink', () => {
    const [first, second, ...rest] = inkOf('rnA');
    const joined = { ...first, width: second.x + second.width - first.x };
    expect(align('rnA', [joined, ...rest])).toEqual([
      ['rn', 0],
      ['A', 1],
    ]);
  });
});

describe('shapeCosts', () => {
  it('is small for the character that is there, and large for one of another height', () => {
    const cost = (text: string) => shapeCosts([text], inkOf('x'), setting)(0, 1, 0)[1];
    expect(cost('x')).toBeLessThan(0.1);
    expect(cost('X')).toBeGreaterThan(5);
  });
});
