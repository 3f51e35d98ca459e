import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { compressed } from '../testing/compressed.ts';
import { inkReader } from './read-ink.ts';
import { splitDiscs } from './split-disc.ts';

const SIDE = 48;
const BOX = { x: 4, y: 4, width: 40, height: 40 };
const [PAGE, DISC, INK] = [0xffffff, 0xd5f5f6, 0x0694a2];

const paint = (colorAt: (x: number, y: number) => number): Pixels => ({
  width: SIDE,
  height: SIDE,
  data: Int32Array.from({ length: SIDE * SIDE }, (_, at) =>
    colorAt((at % SIDE) + 0.5 - 24, Math.floor(at / SIDE) + 0.5 - 24),
  ),
});

it('takes an icon off its disc', () => {
  const image = paint((x, y) => (Math.hypot(x, y) > 20 ? PAGE : Math.abs(x) < 8 && Math.abs(y) < 6 ? INK : DISC));
  const { drawings, discs } = splitDiscs(image, [BOX]);
  expect(drawings).toEqual([{ x: 16, y: 18, width: 16, height: 12 }]);
  expect(discs).toMatchObject([{ box: BOX, paint: { fill: DISC, radius: 20 } }]);
});

it('takes one off a square', () => {
  const image = paint((x, y) => (Math.max(Math.abs(x), Math.abs(y)) > 20 ? PAGE : Math.hypot(x, y) < 8 ? INK : DISC));
  expect(splitDiscs(image, [BOX]).discs).toMatchObject([{ paint: { fill: DISC, radius: 0 } }]);
});

it('leaves a disc with nothing on it, and a drawing that is none, alone', () => {
  const empty = paint((x, y) => (Math.hypot(x, y) > 20 ? PAGE : DISC));
  const star = paint((x, y) => (Math.abs(x) * Math.abs(y) < 30 && Math.hypot(x, y) < 20 ? INK : PAGE));
  for (const image of [empty, star]) expect(splitDiscs(image, [BOX])).toEqual({ drawings: [BOX], discs: [] });
});

it('takes an icon off its disc after compression', () => {
  const image = compressed(
    paint((x, y) => (Math.hypot(x, y) > 20 ? PAGE : Math.abs(x) < 8 && Math.abs(y) < 6 ? PAGE : INK)),
  );
  const { drawings, discs } = splitDiscs(image, [BOX], () => 0.9, inkReader(image, image), true);
  expect(drawings).toEqual([{ x: 16, y: 18, width: 16, height: 12 }]);
  expect(discs).toHaveLength(1);
});

it('leaves a face whole, whose eyes are holes', () => {
  const image = paint((x, y) =>
    Math.hypot(x, y) > 20 || (Math.abs(Math.abs(x) - 6) < 2 && Math.abs(y) < 3) ? PAGE : INK,
  );
  expect(splitDiscs(image, [BOX], () => 0.6)).toEqual({ drawings: [BOX], discs: [] });
  expect(splitDiscs(image, [BOX], () => 0.9).discs).toHaveLength(1);
});

const ring = (line: number) => (x: number, y: number) =>
  Math.abs(Math.hypot(x, y) - 20 + line / 2) <= line / 2 || (Math.abs(x) < 6 && Math.abs(y) < 4) ? INK : PAGE;

it('takes an icon out of the round border that it was seen with', () => {
  const { drawings, discs } = splitDiscs(paint(ring(1.5)), [BOX], ({ width }) => (width > 30 ? 0.5 : 0.95));
  expect(drawings).toEqual([{ x: 18, y: 20, width: 12, height: 8 }]);
  expect(discs).toMatchObject([{ box: BOX, paint: { border: { color: INK }, radius: 20 } }]);
});

it('leaves an icon whole that has a ring', () => {
  const image = paint(ring(2));
  expect(splitDiscs(image, [BOX], () => 0.95)).toEqual({ drawings: [BOX], discs: [] });
  expect(splitDiscs(image, [BOX], () => 0.5)).toEqual({ drawings: [BOX], discs: [] });
});
