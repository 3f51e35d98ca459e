import { expect, it } from 'vitest';
import type { FontFamily, FontFit } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { harmoniseFonts } from './harmonise-fonts.ts';

let y = 0;

/** A line with how badly each family fits it, best first. */
function line(text: string, errors: Record<FontFamily, number>): TextLine {
  const fits = Object.entries(errors)
    .map(([family, fitError]): FontFit => {
      return { font: fontOf(family as FontFamily, 400), size: 16, letterSpacing: 0, fitError };
    })
    .sort((a, b) => a.fitError - b.fitError);
  y += 40;
  const box = { x: y, y, width: 8 * text.length, height: 12 };
  return {
    box,
    words: [],
    text,
    confidence: 90,
    color: 0,
    ground: 0xffffff,
    surface: 1,
    fits,
    fit: fits[0],
    bullet: false,
  };
}
const familiesOf = (lines: TextLine[]) => {
  harmoniseFonts(lines);
  return lines.map(({ fit }) => fit.font.family);
};

it('sets short lines in the family of the long ones when they fit it about as well', () => {
  expect(
    familiesOf([line('A sentence that is long enough', { arial: 1 }), line('Shop', { times: 1, arial: 2 })]),
  ).toEqual(['arial', 'arial']);
});

it('leaves a line the family that it fits clearly better', () => {
  expect(
    familiesOf([line('A sentence that is long enough', { arial: 1 }), line('Shop', { times: 1, arial: 9 })]),
  ).toEqual(['arial', 'times']);
});

it('does not let long lines vote for another family when the main one fits them nearly as well', () => {
  const long = ['A sentence that is quite long enough', 'Another one that is longer'];
  expect(
    familiesOf([
      line(long[0], { arial: 1 }),
      line(long[1], { verdana: 1, arial: 2 }),
      line('Shop', { verdana: 1, arial: 2 }),
    ]),
  ).toEqual(['arial', 'arial', 'arial']);
});
