import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fontOf, glyphOf } from '../typeface/fonts.ts';
import { alignLine } from './align-line.ts';
import { pageStyles, rereadLine } from './reread-line.ts';

/** Its space is a sixth of an em, and its 1 a bar with a small flag. */
const FONT = fontOf('plus-jakarta-sans', 400);
const SIZE = 20;
const BASELINE = 40;

/** Where a browser puts the ink of a text's characters. */
function inkOf(text: string): ConnectedComponent[] {
  let pen = 10;
  return [...text].flatMap((char, id) => {
    const glyph = glyphOf(FONT, char);
    if (id > 0) pen += (FONT.kerning?.(text[id - 1], char) ?? 0) * SIZE;
    const x = Math.floor(pen + glyph.left * SIZE);
    const top = BASELINE - Math.round(glyph.top * SIZE);
    const width = Math.ceil((glyph.right - glyph.left) * SIZE + 0.7);
    const height = BASELINE - Math.round(glyph.bottom * SIZE) - top;
    pen += glyph.advance * SIZE;
    return char === ' ' ? [] : [{ id, x, y: top, width, height, pixels: 9, surface: 0, share: 1, second: -1 }];
  });
}

/** A line that was drawn as one text and read as another, in a size that its errors speak for. */
function lineOf(drawn: string, read: string, size = SIZE): TextLine {
  const glyphs = inkOf(drawn);
  const box = unionBox(glyphs);
  const words = read.split(' ').map((text, i) => ({
    ...{ text, box, glyphs: i === 0 ? glyphs : [] },
    color: 0,
    confidence: 80,
    underlined: false,
  }));
  const fit = { font: FONT, size, letterSpacing: 0, fitError: 1 };
  const rest = { confidence: 90, color: 0, ground: 0xffffff, surface: 0, bullet: false };
  return { box, words, text: read, fits: [fit], fit, ...rest };
}

function reread(drawn: string, read: string, size?: number): string | undefined {
  const others = ['Daily', 'backups', 'regions', 'storage'].map((text) => alignLine(lineOf(text, text), [])!);
  const again = rereadLine(alignLine(lineOf(drawn, read, size), [])!, pageStyles(others));
  return again?.characters.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
}

describe('a line in a known typeface', () => {
  it('tells strokes from each other, and finds the spaces around them', () => {
    expect(reread('1 database', 'ldatabase')).toBe('1 database');
    expect(reread('backups in 1 click', 'backupsinlclick')).toBe('backups in 1 click');
    expect(reread('until 11 pm', 'until1]pm')).toBe('until 11 pm');
  });

  it('finds a stroke that was overlooked', () => {
    expect(reread('All 12 regions', 'All2regions')).toBe('All 12 regions');
  });

  it('leaves a slash between two words, which was told by its ink', () => {
    expect(reread('backups 1 regions', 'backups / regions')).toBeUndefined();
    expect(reread('backups 1 regions', 'backups | regions')).toBe('backups 1 regions');
  });

  it('adds no figure within a word', () => {
    expect(reread('vari1able', 'variable')).toBeUndefined();
  });

  it('takes the size from other lines where its own is spoilt', () => {
    expect(reread('1 user and 1 project', 'luserand1project', 23)).toBe('1 user and 1 project');
  });

  it('leaves what was read well, and what no setting explains', () => {
    expect(reread('database', 'database')).toBeUndefined();
    expect(reread('database', 'qwMz')).toBeUndefined();
  });
});
