import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { joinSignPieces } from './join-sign-pieces.ts';

const lineAt = (text: string, box: Box): TextLine =>
  ({ text, box, words: [{ text, box, glyphs: [] }] }) as unknown as TextLine;
const label = (y: number): TextLine => lineAt('Privacy', { x: 66, y, width: 60, height: 9 });
const sign = (y: number): Box => ({ x: 30, y: y - 5, width: 19, height: 19 });
const labels = [0, 60, 120, 180].map(label);
const drawings = [0, 60, 120].map(sign);

const upper = lineAt('1D —', { x: 30, y: 176, width: 19, height: 5 });
const lower: Box = { x: 30, y: 189, width: 19, height: 5 };

it('takes the pieces of a sign together where its column says that one stands', () => {
  expect(joinSignPieces([...labels, upper], [...drawings, lower])).toEqual([
    { lines: [upper], drawings: [lower], sign: { x: 30, y: 176, width: 19, height: 18 } },
  ]);
});

it('leaves what reaches beyond the place of a sign, what is whole, and columns with fewer signs', () => {
  const wide = lineAt('1D of 3', { ...upper.box, width: 34 });
  expect(joinSignPieces([...labels, wide], [...drawings, lower])).toEqual([]);
  expect(joinSignPieces([...labels, upper], drawings)).toEqual([]);
  expect(joinSignPieces([...labels, upper], [...drawings.slice(1), lower])).toEqual([]);
});
