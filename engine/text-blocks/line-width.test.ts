import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { breaksAlike, lineWidth, wrapRange, wrapWidthIn } from './line-width.ts';

const FONT = fontOf('arial', 400);
const line = (text: string) =>
  ({ text, words: text.split(' ').map((word) => ({ text: word })) }) as unknown as TextLine;
const lines = ['The harbour opens at six', 'and closes with the tide'].map(line);

it('knows between which widths a paragraph breaks where the design does', () => {
  const range = wrapRange(lines, [], FONT, 16, 0);
  expect(range.least).toBe(Math.max(...lines.map((one) => lineWidth(one, FONT, 16, 0))));
  expect(range.most).toBeGreaterThan(range.least);
  const width = wrapWidthIn(range, 16);
  expect(breaksAlike(range, width)).toBe(true);
  expect(breaksAlike(range, range.least)).toBe(false);
  expect(breaksAlike(range, range.most)).toBe(false);
});

it('leaves room at the end of lines that break anyway', () => {
  const { least, most } = wrapRange(lines, [1], FONT, 16, 0);
  expect(most).toBe(Number.POSITIVE_INFINITY);
  expect(wrapWidthIn({ least, most }, 16)).toBe(Math.ceil(least + 24));
});
