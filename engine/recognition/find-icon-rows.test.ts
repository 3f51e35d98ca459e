import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { findIconRows } from './find-icon-rows.ts';

const RED = 0xdc2626;
const BLUE = 0x0ea5e9;
const GREY = 0x475569;

const at = (x: number, width = 14, height = 16): Box => ({ x, y: 112, width, height });
const lineOf = (text: string, box: Box): TextLine => ({ text, box }) as TextLine;
const disc = (x: number, fill: number): PaintedBox => ({
  box: { x, y: 100, width: 40, height: 40 },
  paint: { fill, radius: 20 },
  surface: 1,
});
/** Discs 50 px apart: a text each, or null for a drawing. */
function inDiscs(contents: readonly (string | null)[], fills: readonly number[]): string[] {
  const places = contents.map((_, i) => 100 + 50 * i);
  const lines = contents.flatMap((text, i) => (text === null ? [] : lineOf(text, at(places[i] + 13))));
  const drawings = contents.flatMap((text, i) => (text === null ? at(places[i] + 12) : []));
  const boxes = places.map((x, i) => disc(x, fills[i % fills.length]));
  return [...findIconRows(lines, drawings, boxes)].map(({ text }) => text);
}

it('takes a letter or two in a row of discs with drawings for drawings', () => {
  expect(inDiscs([null, 'f', 'in'], [GREY])).toEqual(['f', 'in']);
  expect(inDiscs(['G', null, null], [RED, BLUE, GREY])).toEqual(['G']);
});

it('takes discs that are drawings as a whole for peers', () => {
  const lines = [lineOf('f', at(113))];
  const ring = { x: 150, y: 101, width: 39, height: 39 };
  expect(findIconRows(lines, [ring], [disc(100, BLUE)]).size).toBe(1);
});

it('leaves numbers of pages, initials, and letters by themselves', () => {
  expect(inDiscs([null, '1', '2', '3', null], [GREY])).toEqual([]);
  expect(inDiscs([null, 'A', '2', '3', null], [GREY])).toEqual([]);
  expect(inDiscs(['M', 'T', 'W', 'T', 'F'], [GREY])).toEqual([]);
  expect(inDiscs([null, 'JD', null], [GREY])).toEqual([]);
  expect(inDiscs([null, null, 'J'], [GREY, GREY, RED])).toEqual([]);
});

it('takes a sign in a row of drawings of its size without discs', () => {
  const names = (text: string, drawings: Box[], others: TextLine[] = []): string[] =>
    [...findIconRows([lineOf(text, at(150, 22, 21)), ...others], drawings, [])].map((line) => line.text);
  const drawings = [at(100, 22, 18), at(200, 14, 22), at(240, 22, 22)];
  expect(names('in', drawings)).toEqual(['in']);
  expect(names('in', drawings.slice(0, 1))).toEqual([]);
  expect(names('in', [at(100, 8, 8), at(200, 60, 60), at(240, 22, 50)])).toEqual([]);
  expect(names('in', [at(100, 22, 18), at(300, 22, 22)], [lineOf('touch', at(176, 40, 16))])).toEqual([]);
  expect(names('in', [at(126, 22, 20), at(174, 22, 20)])).toEqual([]);
});
