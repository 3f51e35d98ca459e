import { expect, it } from 'vitest';
import { fontOf, glyphOf, readingFont } from './fonts.ts';
import { glyphTable } from './glyph-table.ts';

const metricsIn = (font: Parameters<typeof glyphTable>[0], char: string): number[] => {
  const { values, at } = glyphTable(font);
  const from = at(char.codePointAt(0)!);
  return [...values.subarray(from, from + 6)];
};

it('says of every glyph what the typeface does', () => {
  for (const font of [readingFont('times', 700), fontOf('poppins', 500)])
    for (const char of 'aÄé.W–') {
      const { advance, left, right, top, bottom, ink } = glyphOf(font, char);
      expect(metricsIn(font, char)).toEqual([advance, left, right, top, bottom, ink]);
    }
});

it('measures what no typeface has like an n', () => {
  const font = fontOf('inter', 400);
  expect(metricsIn(font, '𝄞')).toEqual(metricsIn(font, 'n'));
  expect(metricsIn(font, '\u{e123}')).toEqual(metricsIn(font, 'n'));
});
