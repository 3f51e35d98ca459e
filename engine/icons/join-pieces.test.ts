import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { NO_SURFACE } from '../model/paint.ts';
import { blank, fill } from '../testing/draw.ts';
import { joinPieces } from './join-pieces.ts';

const INK = 0x304050;
const PAGE = () => blank(80, 60, 0xffffff);
const painted = (box: Box) => ({ box, paint: { fill: INK }, surface: NO_SURFACE });
const NOTHING = { icons: [], boxes: [], blocks: [], rules: [] };
const never = () => 0;

it('makes one of unlike pieces, with what sticks out of them', () => {
  const [head, body] = [
    { x: 20, y: 20, width: 24, height: 5 },
    { x: 20, y: 27, width: 24, height: 17 },
  ];
  const image = fill(fill(PAGE(), head, INK), body, INK);
  // Rings, which were taken for soft edges.
  for (const x of [25, 36]) fill(image, { x, y: 16, width: 3, height: 4 }, INK);
  const joined = joinPieces(image, { ...NOTHING, icons: [head], boxes: [painted(body)] }, never);
  expect(joined).toEqual({ ...NOTHING, icons: [{ x: 20, y: 16, width: 24, height: 28 }] });
});

it('leaves stars of a rating apart, and joins the three dots of a menu', () => {
  const row = (side: number, step: number): Box[] =>
    [0, 1, 2].map((i) => ({ x: 20, y: 10 + i * step, width: side, height: side }));
  for (const [side, step, count] of [
    [14, 16, 3],
    [4, 6, 1],
  ]) {
    const image = PAGE();
    const icons = row(side, step);
    for (const box of icons) fill(image, box, INK);
    expect(joinPieces(image, { ...NOTHING, icons }, never).icons).toHaveLength(count);
  }
});

it('joins pieces in a row only where they look like an icon', () => {
  const [left, right] = [
    { x: 10, y: 20, width: 20, height: 10 },
    { x: 32, y: 20, width: 8, height: 10 },
  ];
  const image = fill(fill(PAGE(), left, INK), right, INK);
  const parts = { ...NOTHING, icons: [left, right] };
  expect(joinPieces(image, parts, never).icons).toHaveLength(2);
  expect(joinPieces(image, parts, () => 0.97).icons).toEqual([{ x: 10, y: 20, width: 30, height: 10 }]);
});

it('keeps pieces in several colours apart', () => {
  const [left, right] = [
    { x: 10, y: 20, width: 12, height: 20 },
    { x: 24, y: 20, width: 8, height: 20 },
  ];
  const image = fill(fill(PAGE(), left, INK), right, 0xe04030);
  expect(joinPieces(image, { ...NOTHING, icons: [left, right] }, () => 1).icons).toHaveLength(2);
});

it('joins what lies on a button, without the button', () => {
  const button = { x: 10, y: 10, width: 38, height: 38 };
  const [arrow, tray] = [
    { x: 24, y: 20, width: 10, height: 10 },
    { x: 21, y: 28, width: 16, height: 7 },
  ];
  const image = fill(fill(fill(PAGE(), button, 0xf0f0f4), arrow, INK), tray, INK);
  const surface = { ...painted(button), paint: { fill: 0xf0f0f4 } };
  const joined = joinPieces(image, { ...NOTHING, icons: [arrow, tray], boxes: [surface] }, never);
  expect(joined).toEqual({ ...NOTHING, icons: [{ x: 21, y: 20, width: 16, height: 15 }], boxes: [surface] });
});
