import { expect, it } from 'vitest';
import type { Paragraph } from '../model/text-block.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { splitMenu } from './split-menu.ts';

function paragraph(...texts: string[]): Paragraph {
  const lines = texts.map((text, row): TextLine => {
    const words = text.split(' ').map((word, i): StyledWord => {
      const box = { x: 60 * i, y: 20 * row, width: 50, height: 15 };
      return { text: word, box, color: 0, confidence: 95, underlined: false, glyphs: [] };
    });
    const fit = { font: fontOf('arial', 400), size: 16, letterSpacing: 0, fitError: 0 };
    return {
      words,
      text,
      fit,
      box: { x: 0, y: 20 * row, width: 60 * words.length, height: 15 },
    } as unknown as TextLine;
  });
  return { lines, align: 'left', breaks: [] };
}

const split = (...texts: string[]) =>
  splitMenu(paragraph(...texts)).map(({ lines }) => lines.map(({ text }) => text).join('\n'));

it('splits the items of a menu and the marks between them', () => {
  expect(split('Home | About us | Contact')).toEqual(['Home', '|', 'About us', '|', 'Contact']);
  expect(split('Home • About us • Contact')).toHaveLength(5);
});

it('keeps all items on the baseline of the line', () => {
  const menu = paragraph('Home | Shopping | Prices');
  const baselines = splitMenu(menu).map(({ lines: [line] }) => baselineOf(line));
  expect(new Set(baselines)).toEqual(new Set([baselineOf(menu.lines[0])]));
});

it('leaves sentences, paragraphs and two things with a bar between them', () => {
  const sentence = 'Copyright 2023 by Dakno | Information deemed reliable but not guaranteed | Privacy';
  expect(split(sentence)).toEqual([sentence]);
  expect(split('Andrew • Ravens • Master', 'Mahlo • Fukurou')).toHaveLength(1);
  expect(split('8 May 2006 | Reviews')).toHaveLength(1);
});
