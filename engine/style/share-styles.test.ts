import { expect, it } from 'vitest';
import type { TextLine } from '../text/text-line.ts';
import { type FontFamily, fontOf } from './fonts.ts';
import { shareStyles } from './share-styles.ts';

type Look = {
  size?: number;
  family?: FontFamily;
  weight?: 400 | 700;
  misfit?: number;
  spacing?: number;
  height?: number;
};

/** A number of a column whose right edge is at 200. */
function line(text: string, y: number, look: Look = {}): TextLine {
  const { size = 14, family = 'arial', weight = 400, misfit = 0.3, spacing = 0, height = 10 } = look;
  const fit = { font: fontOf(family, weight), size, letterSpacing: spacing, misfit };
  const box = { x: 200 - 8 * text.length, y, width: 8 * text.length, height };
  return { box, text, color: 0, words: [], fits: [fit], fit } as unknown as TextLine;
}

const column = (odd: TextLine): TextLine => {
  shareStyles([line('27', 20), line('1,204', 60), line('318', 100), odd]);
  return odd;
};

it('gives a single figure, and what was read wrong, the size and weight of its column', () => {
  for (const odd of [
    line('2', 140, { size: 16, misfit: 2.6 }),
    line('I6', 140, { size: 12.5, weight: 700, misfit: 6 }),
    line('3.8GB', 140, { spacing: 0.8, misfit: 2 }),
  ])
    expect(column(odd).fit).toMatchObject({ size: 14, letterSpacing: 0, font: { family: 'arial', weight: 400 } });
});

it('leaves what fits a look of its own, and what is higher', () => {
  expect(column(line('4,031', 140, { weight: 700, misfit: 0.4 })).fit.font.weight).toBe(700);
  expect(column(line('7', 140, { size: 16, misfit: 3, height: 14 })).fit.size).toBe(16);
});
