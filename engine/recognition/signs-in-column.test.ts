import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { signsInColumn } from './signs-in-column.ts';

const square = (x: number, y: number, side = 12): Box => ({ x, y, width: side, height: side });

function lineOf(...words: [string, Box, ...Box[]][]): TextLine {
  const read = words.map(([text, box, ...glyphs]) => ({ text, box, glyphs }));
  return { words: read, box: unionBox(read.map(({ box }) => box)) } as unknown as TextLine;
}

const label = (y: number): [string, Box] => ['Privacy', { x: 66, y, width: 60, height: 13 }];
const signed = [0, 34, 68].map((y) => lineOf(label(y)));
const drawings = [0, 34, 68].map((y) => square(44, y));
const signsOf = (lines: TextLine[], drawn = drawings) =>
  signsInColumn([...signed, ...lines], drawn).map(({ words, sign }) => [
    words.map(({ text }) => text).join(' '),
    sign.x,
  ]);

it('takes a letter for a sign where most of its column are drawn', () => {
  const shield = lineOf(['O', square(44, 102)], label(102));
  expect(signsOf([shield])).toEqual([['Privacy', 44]]);
  expect(signsOf([lineOf(['O', square(44, 102)]), lineOf(label(102))])).toEqual([['', 44]]);
  expect(signsOf([shield], drawings.slice(2))).toEqual([]);
});

it('finds what went to the word behind it', () => {
  const panes = square(44, 102);
  const word: Box = { x: 44, y: 102, width: 82, height: 13 };
  const [part] = signsInColumn([...signed, lineOf(['Privacy', word, panes, label(102)[1]])], drawings);
  expect(part).toMatchObject({ sign: panes, words: [{ text: 'Privacy', box: { x: 66, width: 60 } }] });
});

it('leaves words of their own, and what stands close to the next', () => {
  const words = lineOf(['Our', { ...square(44, 102), width: 16 }], label(102));
  const close = lineOf(['A', square(50, 136)], label(136));
  expect(signsOf([words, close])).toEqual([]);
});

it('follows a column of signs down from what it has found', () => {
  const crosses = [102, 136, 170, 204, 238].map((y) => lineOf(['x', square(44, y)], label(y)));
  expect(signsOf(crosses)).toHaveLength(5);
});

it('takes two letters as high as the words for initials', () => {
  const initials = (height: number) => lineOf(['CT', { x: 42, y: 102, width: 16, height }], label(102));
  expect(signsOf([initials(13)])).toEqual([]);
  expect(signsOf([initials(20)])).toHaveLength(1);
});
