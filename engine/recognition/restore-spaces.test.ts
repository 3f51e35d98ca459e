import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { fontOf, glyphOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { restoreSpaces } from './restore-spaces.ts';

/** A line that was drawn as one text in a font of fixed width and read as one word. */
function lineOf(drawn: string): { line: TextLine; mass: number } {
  const font = fontOf('mono', 400);
  const size = 20;
  const glyphs = [...drawn].flatMap((char, i): ConnectedComponent[] => {
    if (char === ' ') return [];
    const { advance, left, right, top, bottom } = glyphOf(font, char);
    const x = Math.floor(10 + (i * advance + left) * size);
    const y = 40 - Math.round(top * size);
    const width = Math.ceil((right - left) * size + 0.7);
    const height = 40 - Math.round(bottom * size) - y;
    return [{ id: i, x, y, width, height, pixels: 9, surface: 0, share: 1, second: -1 }];
  });
  const box = unionBox(glyphs);
  const text = drawn.replaceAll(' ', '');
  const words = [{ text, box, glyphs, color: 0, confidence: 90, underlined: false }];
  const mass = measureText(font, text).ink * size * size;
  const fits = fitFonts(words, box, mass);
  const rest = { confidence: 90, color: 0, ground: 0, surface: 0, bullet: false };
  return { line: { box, words, text, fits, fit: fits[0], ...rest }, mass };
}

const revise = (drawn: string) => {
  const { line, mass } = lineOf(drawn);
  return restoreSpaces(line, () => mass)?.map(({ text }) => text);
};

it('splits words that were joined, because then a font fits', () => {
  expect(revise('X = 1')).toEqual(['X', '=', '1']);
});

it('leaves a word whose letters stand as a font sets them', () => {
  expect(revise('localhost:8080')).toBeUndefined();
});
