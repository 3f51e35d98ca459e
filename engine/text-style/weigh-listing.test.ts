import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { weighListing } from './weigh-listing.ts';

it('finds bold words by their ink, and leaves those too short to weigh', () => {
  const font = fontOf('courier', 400);
  const size = 16;
  const words = ['const', 'total', 'if'].map((text) => ({ text }));
  const line = { words, fit: { font, size, letterSpacing: 0, fitError: 0 } } as unknown as TextLine;
  const bold = new Set(['const', 'if']);
  weighListing(line, ({ text }) => {
    const { ink } = measureText(bold.has(text) ? fontOf('courier', 700) : font, text);
    return 1.04 * ink * size * size;
  });
  expect(line.words.map(({ weight }) => weight)).toEqual([700, undefined, undefined]);
});
