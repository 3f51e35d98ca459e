import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { joinHyphenated } from './join-hyphenated.ts';

function line(text: string): TextLine {
  const box = { x: 0, y: 0, width: 100, height: 10 };
  const words = text.split(' ').map((word) => {
    return { text: word, box, color: 0, confidence: 95, underlined: false, glyphs: [] };
  });
  const fit = { font: fontOf('arial', 400), size: 16, letterSpacing: 0, fitError: 0 };
  return { box, words, text, confidence: 95, color: 0, ground: 0xffffff, surface: 0, fits: [fit], fit, bullet: false };
}

const words = (lines: string[]) => joinHyphenated(lines.map(line)).map((one) => one.words.map(({ text }) => text));

it('makes a word split after its hyphen one word again', () => {
  expect(words(['a test of self-', 'control is hard'])).toEqual([
    ['a', 'test', 'of', 'self-control'],
    ['is', 'hard'],
  ]);
});

it('leaves a dash and a line of one word', () => {
  expect(words(['tea - ', 'or coffee'])[1]).toEqual(['or', 'coffee']);
  expect(words(['self-', 'control'])).toEqual([['self-'], ['control']]);
});
