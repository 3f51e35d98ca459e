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

it('sets no space before a line of one word that goes on behind a hyphen, a number as well', () => {
  const isGlued = (...lines: string[]): boolean => joinHyphenated(lines.map(line))[1].words[0].glued === true;
  expect(isGlued('INV-', '87239')).toBe(true);
  expect(isGlued('self-', 'control')).toBe(true);
  expect(isGlued('tea -', 'coffee')).toBe(false);
  expect(joinHyphenated([line('INV-'), line('87239')], [1])[1].words[0].glued).toBeUndefined();
});

it('lets a word of Korean go on in the next line, where lines are filled to their ends', () => {
  const glued = (first: string, second: string, width = 100) => {
    const lines = [line(first), line(second), line('끝')];
    lines[0].box = { ...lines[0].box, width };
    return joinHyphenated(lines)[1].words[0].glued === true;
  };
  expect(glued('다음 날 아', '침에 도착합니다')).toBe(true);
  expect(glued('취향에 맞는', '원두를 골라')).toBe(false);
  expect(glued('명이 넘는 분', '모두에게')).toBe(false);
  expect(glued('커피', 'and tea')).toBe(false);
  expect(glued('다음 날 아', '침에 도착합니다', 60)).toBe(false);
});
