import { expect, it } from 'vitest';
import type { Box } from '../../../model/box.ts';
import type { Pixels } from '../../../model/pixels.ts';
import { blank, fill } from '../../../testing/draw.ts';
import { toneOf } from '../tone.ts';
import { findRoundFrames } from './follow-frame.ts';
import { findLineRuns, type Lumas } from './line-runs.ts';
import { restoreBorders } from './restore-borders.ts';
import { ringCoverage } from './ring-coverage.ts';

const FIELD: Box = { x: 20, y: 20, width: 160, height: 42 };
const WHITE = 0xffffff;
const LINE = 0xe5e5e5;

function withFrame(box: Box, radius: number, thickness = 1): Pixels {
  const image = blank(220, 100, WHITE);
  const coverage = ringCoverage(box, thickness, radius);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      image.data[y * image.width + x] = Math.round(255 - 26 * coverage(x, y).ring) * 0x010101;
  return image;
}

const lumasOf = ({ width, height, data }: Pixels): Lumas => ({
  width,
  height,
  data: Uint8Array.from(data, (color) => Math.round(toneOf(color).y)),
});

function framesOf(image: Pixels) {
  const lumas = lumasOf(image);
  return findRoundFrames(lumas, findLineRuns(lumas));
}

it.each([0, 6, 12, 21])('follows a pale line around corners of %i pixels', (radius) => {
  const [frame, ...others] = framesOf(withFrame(FIELD, radius));
  expect(others).toEqual([]);
  expect(frame).toMatchObject({ box: FIELD, thickness: 1 });
  expect(Math.abs(frame.radius - radius)).toBeLessThanOrEqual(1);
});

it('finds no frame where a side is missing, nor in the lines of a table', () => {
  const open = fill(withFrame(FIELD, 0), { x: 20, y: 21, width: 1, height: 40 }, WHITE);
  expect(framesOf(open)).toEqual([]);
  const table = withFrame(FIELD, 0);
  for (const y of [20, 61]) fill(table, { x: 5, y, width: 200, height: 1 }, LINE);
  expect(framesOf(table)).toEqual([]);
});

it('closes the corners that compression took away', () => {
  const given = withFrame(FIELD, 8);
  const clean = withFrame(FIELD, 8);
  for (const [x, y] of [
    [20, 20],
    [172, 54],
  ])
    fill(clean, { x, y, width: 8, height: 8 }, WHITE);
  restoreBorders(given, clean);
  const off = clean.data.filter((color, at) => Math.abs((color & 255) - (given.data[at] & 255)) > 8);
  expect(off.length).toBe(0);
});

it('gives a line one colour across the places where others cross it', () => {
  const image = blank(220, 100, WHITE);
  for (const x of [60, 120]) fill(image, { x, y: 10, width: 1, height: 80 }, 0xe8e8e8);
  for (let x = 10; x < 200; x++) image.data[50 * 220 + x] = x % 32 < 16 ? 0xe8e2f8 : 0xe5e7e2;
  const given = { ...image, data: image.data.slice() };
  restoreBorders(given, image);
  expect(new Set(image.data.subarray(50 * 220 + 10, 50 * 220 + 200)).size).toBe(1);
  expect(image.data[20 * 220 + 60]).toBe(0xe8e8e8);
});

it('leaves letters and thick bars as they are', () => {
  const image = blank(220, 100, WHITE);
  for (let x = 20; x < 200; x += 7) fill(image, { x, y: 30, width: 4, height: 1 }, 0x444444);
  fill(image, { x: 20, y: 60, width: 160, height: 9 }, 0x3b82f6);
  const before = image.data.slice();
  restoreBorders({ ...image, data: before }, image);
  expect(image.data).toEqual(before);
});
