import { expect, it } from 'vitest';
import type { Rule } from '../model/rule.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { FONTS } from '../typeface/fonts.ts';
import { markStruck, markUnderlines } from './mark-underlines.ts';

const word = (text: string, x: number, width: number, color = 0xd72b2b): StyledWord => ({
  text,
  box: { x, y: 20, width, height: 12 },
  color,
  confidence: 95,
  underlined: false,
  glyphs: [],
});

const rule = (x: number, width: number): Rule => ({ x, y: 31, width, height: 1, color: 0xd72b2b, surface: 0 });

function mark(words: StyledWord[], rules: Rule[]) {
  const box = { x: 0, y: 20, width: 300, height: 12 };
  const fit = { font: FONTS[0], size: 12, letterSpacing: 0, fitError: 0 };
  const line = { box, words, text: words.map(({ text }) => text).join(' '), fit } as unknown as TextLine;
  const left = markUnderlines([line], rules);
  return { left, marked: words.filter(({ underlined }) => underlined).map(({ text }) => text) };
}

it('puts the pieces together that letters below the line part', () => {
  const words = [word('Surgical', 0, 44), word('and', 48, 20), word('Cytology', 72, 43), word('Specimens', 118, 60)];
  const rules = [rule(0, 18), rule(25, 53), rule(105, 24), rule(132, 46)];
  expect(mark(words, rules)).toEqual({ left: [], marked: ['Surgical', 'and', 'Cytology', 'Specimens'] });
});

it('leaves a bar below a part of a heading, and what is far below', () => {
  expect(mark([word('About', 0, 60), word('us', 66, 20)], [rule(0, 30)]).marked).toEqual([]);
  const far = { ...rule(0, 60), y: 45 };
  expect(mark([word('About', 0, 60)], [far])).toEqual({ left: [far], marked: [] });
});

it('marks the words that a line goes through, and keeps lines between others', () => {
  const words = [word('$85.00', 0, 44), word('$68.00', 52, 46)];
  const box = { x: 0, y: 20, width: 100, height: 12 };
  const fit = { font: FONTS[0], size: 16, letterSpacing: 0, fitError: 0 };
  const line = { box, words, text: '$85.00 $68.00', fit } as unknown as TextLine;
  const [through, below] = [
    { ...rule(0, 44), y: 27 },
    { ...rule(0, 100), y: 60 },
  ];
  expect(markStruck([line], [through, below])).toEqual([below]);
  expect(words.map(({ struck }) => struck)).toEqual([true, undefined]);
});
