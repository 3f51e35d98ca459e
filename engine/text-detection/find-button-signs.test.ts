import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { findButtonSigns } from './find-button-signs.ts';

const BUTTON = { x: 100, y: 50, width: 28, height: 28 };

const glyph = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as ConnectedComponent;
const lineOf = (...glyphs: ConnectedComponent[]) => ({ ...glyphs[0], glyphs }) as unknown as GlyphLine;

it('takes a sign that is lower than letters out of the lines where it is all that a button shows', () => {
  const angles = [glyph(111, 61, 3, 5), glyph(114, 61, 3, 5)];
  const other = lineOf(glyph(200, 60, 7, 9));
  const { signs, lines } = findButtonSigns([BUTTON], [...angles, ...other.glyphs], [lineOf(...angles), other]);
  expect(signs).toEqual([{ x: 111, y: 61, width: 6, height: 5 }]);
  expect(lines).toEqual([other]);
});

it('finds an arrow that is part of no line', () => {
  expect(findButtonSigns([BUTTON], [glyph(110, 62, 8, 3)], []).signs).toHaveLength(1);
});

it('leaves letters, dots, what is not in the middle, and what stands beside something', () => {
  expect(findButtonSigns([BUTTON], [glyph(111, 60, 6, 9)], []).signs).toEqual([]);
  expect(findButtonSigns([BUTTON], [glyph(111, 61, 5, 5)], []).signs).toEqual([]);
  expect(findButtonSigns([BUTTON], [glyph(102, 61, 6, 4)], []).signs).toEqual([]);
  expect(findButtonSigns([BUTTON], [glyph(107, 59, 6, 9), glyph(116, 61, 6, 4)], []).signs).toEqual([]);
  expect(findButtonSigns([{ ...BUTTON, width: 200 }], [glyph(197, 61, 6, 4)], []).signs).toEqual([]);
});
