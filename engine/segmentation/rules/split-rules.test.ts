import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { findConnectedComponents } from '../regions/find-connected-components.ts';
import { findSurfaces } from '../regions/find-surfaces.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { splitRules } from './split-rules.ts';

function splitOf(image: Pixels) {
  const labelling = labelFlatRegions(image, 3);
  const map = findConnectedComponents(image, labelling, findSurfaces(labelling, image.width));
  return { map, ...splitRules(image, map) };
}

it('splits a progress bar into what is done and what is left', () => {
  const image = blank(300, 40, 0x101014);
  fill(image, { x: 20, y: 16, width: 240, height: 6 }, 0x3a3345);
  fill(image, { x: 20, y: 16, width: 90, height: 6 }, 0xff7ac6);
  expect(splitOf(image).rules).toMatchObject([
    { x: 20, y: 16, width: 90, height: 6, color: 0xff7ac6 },
    { x: 110, y: 16, width: 150, height: 6, color: 0x3a3345 },
  ]);
});

it('splits a line across two panels where its colour changes', () => {
  const image = fill(blank(300, 90, 0xffffff), { x: 0, y: 0, width: 80, height: 90 }, 0x1a2332);
  fill(image, { x: 0, y: 40, width: 80, height: 1 }, 0x272f3e);
  fill(image, { x: 80, y: 40, width: 220, height: 1 }, 0xe6e7eb);
  const { rules } = splitOf(image);
  expect(rules).toMatchObject([
    { x: 0, y: 40, width: 80, color: 0x272f3e },
    { x: 80, y: 40, width: 220, color: 0xe6e7eb },
  ]);
  expect(rules[0].surface).not.toBe(rules[1].surface);
});

it('leaves a bar of one colour whole', () => {
  const image = fill(blank(300, 40, 0xffffff), { x: 20, y: 16, width: 240, height: 4 }, 0x2563eb);
  expect(splitOf(image).rules).toMatchObject([{ x: 20, width: 240 }]);
});

it('takes small type whose letters touch for no bar', () => {
  const image = blank(300, 40, 0xffffff);
  for (let x = 20; x < 56; x += 3) {
    fill(image, { x, y: 16, width: 2, height: 6 }, 0x222222);
    fill(image, { x: x + 2, y: 16, width: 1, height: 6 }, 0xaaaaaa);
  }
  expect(splitOf(image).rules).toEqual([]);
});

it('clears an underline out of the text that it holds together', () => {
  const image = blank(300, 60, 0xffffff);
  for (let x = 40; x < 200; x += 10) fill(image, { x, y: 20, width: 4, height: 14 }, 0x222222);
  fill(image, { x: 40, y: 34, width: 164, height: 1 }, 0x222222);
  const { rules, broken, map } = splitOf(image);
  expect(rules).toMatchObject([{ x: 40, y: 34, width: 164, height: 1 }]);
  expect(broken.size).toBe(1);
  expect(map.labels[34 * 300 + 100]).toBeLessThan(map.first);
  expect(map.labels[30 * 300 + 41]).toBeGreaterThanOrEqual(map.first);
});

it('cuts no rules out of a drawn ring, and takes the sides of a thick frame', () => {
  const ring = blank(240, 240, 0x1e293b);
  for (let y = 0; y < 240; y++)
    for (let x = 0; x < 240; x++) {
      const distance = Math.hypot(x - 120, y - 120);
      if (distance >= 88 && distance <= 96) ring.data[y * 240 + x] = 0x11cdef;
    }
  expect(splitOf(ring).rules).toEqual([]);
  const frame = fill(blank(300, 120, 0xffffff), { x: 20, y: 20, width: 240, height: 80 }, 0x2dce89);
  fill(frame, { x: 25, y: 25, width: 230, height: 70 }, 0xffffff);
  expect(splitOf(frame).rules).toHaveLength(4);
});

it('leaves the strokes of struck letters that the line through them crosses', () => {
  const image = blank(120, 40, 0xffffff);
  for (const x of [20, 32, 44, 56]) fill(image, { x, y: 10, width: 3, height: 16 }, 0x777777);
  fill(image, { x: 18, y: 18, width: 44, height: 1 }, 0x777777);
  const { rules, map } = splitOf(image);
  expect(rules).toMatchObject([{ x: 18, y: 18, width: 44, height: 1 }]);
  const inkAt = (x: number): boolean => map.labels[18 * 120 + x] >= map.first;
  expect([21, 33, 45, 57, 26, 38, 50].map(inkAt)).toEqual([true, true, true, true, false, false, false]);
});

it('takes a line that lets the letters show through out of struck words, and clears the eyes of their letters', () => {
  const image = blank(120, 40, 0xffffff);
  for (const x of [20, 36, 52]) {
    fill(image, { x, y: 10, width: 9, height: 16 }, 0x777777);
    fill(image, { x: x + 2, y: 12, width: 5, height: 12 }, 0xffffff);
  }
  fill(image, { x: 18, y: 18, width: 46, height: 1 }, 0x777777);
  for (const x of [20, 36, 52])
    for (const edge of [x, x + 7]) fill(image, { x: edge, y: 18, width: 2, height: 1 }, 0x3a3a3a);
  const { rules, map } = splitOf(image);
  expect(rules).toMatchObject([{ x: 18, y: 18, width: 46, height: 1 }]);
  const inkAt = (x: number): boolean => map.labels[18 * 120 + x] >= map.first;
  expect([20, 28, 36, 24, 32, 40].map(inkAt)).toEqual([true, true, true, false, false, false]);
});

it('sees one line where two borders meet aslant', () => {
  const image = blank(400, 200, 0xffffff);
  const line = (x: number, y: number, width: number, height: number) => fill(image, { x, y, width, height }, 0xdee2e6);
  for (const y of [20, 90, 170]) line(40, y, 300, 1);
  for (const x of [40, 339]) {
    line(x, 20, 1, 151);
    fill(image, { x, y: 90, width: 1, height: 1 }, 0xf3f4f6);
  }
  const upright = splitOf(image).rules.filter(({ width, height }) => height > width);
  expect(upright).toMatchObject([
    { x: 40, y: 20, height: 151 },
    { x: 339, y: 20, height: 151 },
  ]);
});

it('takes the line of a timeline out of the marks that stand on it', () => {
  const image = fill(blank(80, 260, 0xffffff), { x: 39, y: 24, width: 2, height: 216 }, 0xe5e7eb);
  const marks = [24, 94, 164].map((y) => ({ x: 36, y, width: 8, height: 8 }));
  for (const mark of marks) fill(image, mark, 0x1abb9c);
  const { rules, broken } = splitOf(image);
  expect(broken.size).toBe(1);
  expect(rules).toMatchObject([
    { x: 39, y: 32, width: 2, height: 62, color: 0xe5e7eb },
    { x: 39, y: 102, width: 2, height: 62 },
    { x: 39, y: 172, width: 2, height: 68 },
  ]);
});

it('leaves the l of a headline to its word, and takes a line beside it that ends elsewhere', () => {
  const image = blank(300, 90, 0xffffff);
  for (const stroke of [
    { x: 62, y: 39, width: 2, height: 21 },
    { x: 62, y: 39, width: 14, height: 2 },
    { x: 74, y: 39, width: 2, height: 21 },
  ])
    fill(image, stroke, 0x222222);
  fill(image, { x: 83, y: 30, width: 3, height: 30 }, 0x222222);
  expect(splitOf(image).rules).toEqual([]);
  fill(image, { x: 120, y: 26, width: 3, height: 44 }, 0x222222);
  expect(splitOf(image).rules).toMatchObject([{ x: 120, width: 3, height: 44 }]);
});
