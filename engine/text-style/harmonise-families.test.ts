import { expect, it } from 'vitest';
import type { FontFamily } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { harmoniseFamilies } from './harmonise-families.ts';

/** A line at `x` that fits each family as badly as told, in the face that fits it best. */
function line(x: number, misfits: Record<FontFamily, number>, size = 16): TextLine {
  const fits = Object.entries(misfits)
    .map(([family, fitError]) => ({ font: fontOf(family as FontFamily, 400), size, letterSpacing: 0, fitError }))
    .sort((a, b) => a.fitError - b.fitError);
  const box = { x, y: 20, width: 60, height: 12 };
  return { box, text: 'Prices', color: 0, words: [], fits, fit: fits[0] } as unknown as TextLine;
}
const facesOf = (lines: TextLine[]) => {
  harmoniseFamilies(lines);
  return lines.map(({ fit }) => fit.font.family);
};

it('sets the items of a menu in the family that fits them best together', () => {
  const items = [
    line(10, { arial: 1, times: 6 }),
    line(110, { arial: 2, times: 5 }),
    line(210, { times: 1, arial: 3 }),
  ];
  expect(facesOf(items)).toEqual(['arial', 'arial', 'arial']);
});

it('leaves what fits far worse, and type of another size', () => {
  const far = [line(10, { arial: 1 }), line(110, { arial: 1 }), line(210, { times: 1, arial: 11 })];
  expect(facesOf(far)).toEqual(['arial', 'arial', 'times']);
  const title = [line(10, { times: 1, arial: 3 }, 30), line(110, { arial: 1 }), line(210, { arial: 1 })];
  expect(facesOf(title)).toEqual(['times', 'arial', 'arial']);
});

it('sets labels in a family of their own on a page of another, when all of them fit it well', () => {
  const labels = (fitError: number) =>
    [10, 110, 210].map((x) => {
      const label = line(x, { arial: fitError, times: 3 });
      label.fit = label.fits.find(({ font }) => font.family === 'times')!;
      return label;
    });
  expect(facesOf(labels(0.3))).toEqual(['arial', 'arial', 'arial']);
  expect(facesOf(labels(1))).toEqual(['times', 'times', 'times']);
});
