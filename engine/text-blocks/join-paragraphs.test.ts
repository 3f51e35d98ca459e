import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { textWidth } from '../typeface/measure-text.ts';
import { joinParagraphs } from './join-paragraphs.ts';

const FONT = fontOf('arial', 400);
const SIZE = 16;

function line(text: string, y: number, x = 100, size = SIZE): TextLine {
  let at = x;
  const words = text.split(' ').map((word) => {
    const width = Math.round(textWidth(FONT, word, size));
    const box = { x: at, y, width, height: 15 };
    at += width + 4;
    return { text: word, box, color: 0, confidence: 95, underlined: false, glyphs: [] };
  });
  const fit = { font: FONT, size, letterSpacing: 0, fitError: 0 };
  const box = { x, y, width: at - 4 - x, height: 15 };
  return { box, words, text, confidence: 95, color: 0, ground: 0xffffff, surface: 0, fits: [fit], fit, bullet: false };
}

const texts = (lines: TextLine[], signs: Box[] = []) =>
  joinParagraphs(lines, [], [], signs).map((paragraph) => paragraph.lines.map(({ text }) => text).join(' '));

describe('joinParagraphs', () => {
  it('begins an item at a sign below a line without one', () => {
    const words = ['Lake Street 4 at the harbour', 'Our house', 'Phone: 555 01 00 12 23 52 4', '5'];
    const lines = words.map((text, i) => line(text, [10, 90, 112, 134][i]));
    const sign = (y: number): Box => ({ x: 78, y, width: 14, height: 16 });
    expect(texts(lines, [sign(10), sign(112)])).toEqual([words[0], words[1], words.slice(2).join(' ')]);
  });

  it('takes lines of two sizes for two texts, unless they are too short to be measured well', () => {
    const pair = (name: string, is: string) => texts([line(name, 10), line(is, 30, 100, 14)]);
    expect(pair('Ann Fisherman', 'Designer of boats')).toEqual(['Ann Fisherman', 'Designer of boats']);
    expect(pair('Designer of', 'boats')).toEqual(['Designer of boats']);
  });

  it('begins an item at each line with a sign before it, as other lines have', () => {
    const words = ['A paragraph goes on as long as the next word', 'does not fit on the line before.'];
    const lines = [line(words[0], 10), line(words[1], 32)];
    const sign = (y: number, x = 78): Box => ({ x, y, width: 14, height: 16 });
    expect(texts(lines, [sign(10), sign(32)])).toEqual(words);
    const whole = [words.join(' ')];
    expect(texts(lines)).toEqual(whole);
    // One sign stands before all of them; signs farther off and portraits mark no line.
    expect(texts(lines, [sign(10)])).toEqual(whole);
    expect(texts(lines, [sign(10), sign(32, 20)])).toEqual(whole);
    expect(
      texts(
        lines,
        [10, 32].map((y) => ({ x: 40, y: y - 16, width: 48, height: 48 })),
      ),
    ).toEqual(whole);
  });

  it('goes on with a line that begins with a stroke between words', () => {
    const bold: TextLine = {
      ...line('About: Designer / UX', 10),
      fit: { ...line('', 0).fit, font: fontOf('arial', 700) },
    };
    expect(texts([bold, line('/ Graphics, Coffee', 34)])).toEqual(['About: Designer / UX / Graphics, Coffee']);
  });

  it('joins lines that the browser broke', () => {
    expect(
      texts([line('A paragraph goes on as long as the next word', 10), line('does not fit on the line before.', 32)]),
    ).toEqual(['A paragraph goes on as long as the next word does not fit on the line before.']);
  });

  it('joins a line below one whose brackets hide where its letters stand', () => {
    const told = (middle: string, y: number): TextLine[] => [
      line('Call us during normal', 10),
      line(`business hours at ${middle}`, y),
      line('892-9403 in summer only.', 58),
    ];
    expect(texts(told('(555)', 35))).toHaveLength(1);
    expect(texts(told('555', 36.5))).toHaveLength(2);
  });

  it('goes on where the browser has broken a full line before', () => {
    const lines = [line('Call us in all normal', 10), line('business hours at 555', 34), line('892-9403.', 58)];
    expect(joinParagraphs(lines, [], []).map(({ breaks }) => breaks)).toEqual([[]]);
  });

  it('breaks the line where the next word would have fitted', () => {
    const [paragraph] = joinParagraphs(
      [
        line('The first paragraph is long enough to fill this line', 10),
        line('and ends early.', 32),
        line('Short words follow in the second paragraph of it', 54),
      ],
      [],
    );
    expect(paragraph.lines).toHaveLength(3);
    expect(paragraph.breaks).toEqual([2]);
  });

  it('joins lines of Chinese, Japanese and Korean, which are shorter and have no capitals', () => {
    expect(texts([line('모든 상자와 봉투는 다시 사용할 수 있는 재', 10), line('료로 만들었습니다.', 36)])).toHaveLength(
      1,
    );
    expect(texts([line('予算に合わせて三つの大きさからお選び', 10), line('いただけます。', 36)])).toHaveLength(1);
    expect(texts([line('お知らせ', 10), line('注文履歴', 36)])).toHaveLength(2);
  });

  it('breaks the lines of an address, and keeps numbered items and fields apart', () => {
    expect(joinParagraphs([line('149 Yokuts Avenue', 10), line('Stockton 95207', 32)], [])[0].breaks).toEqual([1]);
    expect(texts([line('1. Rope', 10), line('2. Gloves', 32)])).toEqual(['1. Rope', '2. Gloves']);
  });

  it('keeps the items of a list of links apart', () => {
    expect(texts([line('Pricing', 10), line('Customers', 40), line('Contact', 70)])).toEqual([
      'Pricing',
      'Customers',
      'Contact',
    ]);
  });

  it('does not join across a rule', () => {
    const lines = [
      line('A sentence that is followed by a thin rule and', 10),
      line('another one that begins below of it', 32),
    ];
    expect(joinParagraphs(lines, [{ x: 90, y: 28, width: 400, height: 1 }])).toHaveLength(2);
  });

  it('does not join what stands in two boxes, but goes on from one inside the other', () => {
    const lines = [
      line('A sentence that is written in one box and', 10),
      line('another one in the box below of it', 32),
    ];
    const [upper, lower] = [10, 32].map((y) => ({ x: 90, y: y - 3, width: 400, height: 21 }));
    expect(joinParagraphs(lines, [], [upper!, lower!])).toHaveLength(2);
    expect(joinParagraphs(lines, [], [lower!, { x: 80, y: 0, width: 500, height: 80 }])).toHaveLength(1);
  });

  it('lets a line that looks bold go on with a paragraph whose last line is full, not with a heading', () => {
    const bold = (text: string, y: number): TextLine => {
      const at = line(text, y);
      return { ...at, fit: { ...at.fit, font: fontOf('arial', 700) } };
    };
    const first = 'To see the formula go to the page of the National Finance';
    expect(texts([line(first, 10), bold('Center and choose what you need from the lists', 32)])).toHaveLength(1);
    expect(
      texts([
        bold('A heading in bold letters over it', 10),
        line('Text that follows below it and is regular all along', 32),
      ]),
    ).toHaveLength(2);
  });

  it('joins lines of Chinese, which end at any character', () => {
    const full = line('去年我们一共帮助了三十万名旅客安排行程他们最喜欢', 10);
    const rest = line('和家人一起制定计划', 36);
    expect(joinParagraphs([full, rest], [])).toHaveLength(1);
  });
});
