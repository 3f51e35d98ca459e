import { expect, it } from 'vitest';
import type { FontFamily } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { harmoniseSizes } from './harmonise-sizes.ts';

type Style = {
  size?: number;
  family?: FontFamily;
  weight?: 400 | 700;
  fitError?: number;
  spacing?: number;
  height?: number;
};

/** A number of a column whose right edge is at 200. */
function line(text: string, y: number, style: Style = {}): TextLine {
  const { size = 14, family = 'arial', weight = 400, fitError = 0.3, spacing = 0, height = 10 } = style;
  const fit = { font: fontOf(family, weight), size, letterSpacing: spacing, fitError };
  const box = { x: 200 - 8 * text.length, y, width: 8 * text.length, height };
  return { box, text, color: 0, words: [], fits: [fit], fit } as unknown as TextLine;
}

const column = (odd: TextLine): TextLine => {
  harmoniseSizes([line('27', 20), line('1,204', 60), line('318', 100), odd]);
  return odd;
};

it('gives a single figure, and what was read wrong, the size and weight of its column', () => {
  for (const odd of [
    line('2', 140, { size: 16, fitError: 2.6 }),
    line('I6', 140, { size: 12.5, weight: 700, fitError: 6 }),
    line('3.8GB', 140, { spacing: 0.8, fitError: 2 }),
  ])
    expect(column(odd).fit).toMatchObject({ size: 14, letterSpacing: 0, font: { family: 'arial', weight: 400 } });
});

it('leaves what fits a style of its own, and what is higher', () => {
  expect(column(line('4,031', 140, { weight: 700, fitError: 0.4 })).fit.font.weight).toBe(700);
  expect(column(line('7', 140, { size: 16, fitError: 3, height: 14 })).fit.size).toBe(16);
});

it('leaves what by its width and ink cannot be set like its column', () => {
  const bold = line('1', 140, { weight: 700, fitError: 1.2 });
  harmoniseSizes([line('27', 20), line('1,204', 60), line('318', 100), bold], (one) => one !== bold);
  expect(bold.fit.font.weight).toBe(700);
});
