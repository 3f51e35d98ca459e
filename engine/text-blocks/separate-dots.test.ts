import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { Paragraph } from '../model/text-block.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { dotsBetween, splitAtDots } from './separate-dots.ts';

/** Words of 8 px per letter from `x` on, 12 px high, with the given gaps before them. */
function lineOf(text: string, x: number, gaps: readonly number[] = []): TextLine {
  let at = x;
  const words = text.split(' ').map((one, i): StyledWord => {
    at += gaps[i] ?? (i === 0 ? 0 : 4);
    const box = {
      x: at,
      y: one === '·' ? 106 : 100,
      width: one === '·' ? 3 : 8 * one.length,
      height: one === '·' ? 2 : 12,
    };
    at += box.width;
    return { text: one, box, color: 0x6b7280, confidence: 95, underlined: false, glyphs: [] };
  });
  const fit = { font: fontOf('inter', 400), size: 14, letterSpacing: 0, fitError: 0.5 };
  const box = { x, y: 100, width: at - x, height: 12 };
  return { text, words, box, fit, fits: [fit], color: 0x6b7280, bullet: false, baseline: 112 } as unknown as TextLine;
}
const speck = (x: number, y = 106): Box => ({ x, y, width: 3, height: 2 });

it('finds the dot in the middle between two lines, and between a line and an icon', () => {
  const lines = [lineOf('CMS', 0), lineOf('Full-time', 55)];
  const icon = { x: 155, y: 100, width: 14, height: 14 };
  const dots = dotsBetween(lines, [speck(38), speck(140)], [icon]);
  expect(dots).toMatchObject([
    { text: '·', box: { x: 38 }, between: true, fit: { size: 14 } },
    { text: '·', box: { x: 140 } },
  ]);
});

it('leaves a full stop, a speck with nothing behind it, and one that is nearer to one side', () => {
  const lines = [lineOf('CMS', 0), lineOf('Full-time', 55)];
  expect(dotsBetween(lines, [speck(38, 110)], [])).toEqual([]);
  expect(dotsBetween([lines[0]], [speck(38)], [])).toEqual([]);
  expect(dotsBetween(lines, [speck(46)], [])).toEqual([]);
});

it('cuts a line at a dot that stands far from its words, and leaves one with spaces around it', () => {
  const paragraph = (line: TextLine): Paragraph => ({ lines: [line], align: 'left', breaks: [] });
  const parts = splitAtDots(paragraph(lineOf('· v1.2.0', 0, [0, 13])));
  expect(parts.map(({ lines: [line] }) => [line.text, line.between])).toEqual([
    ['·', true],
    ['v1.2.0', undefined],
  ]);
  const written = paragraph(lineOf('Ada · Grace', 0));
  expect(splitAtDots(written)).toEqual([written]);
});
