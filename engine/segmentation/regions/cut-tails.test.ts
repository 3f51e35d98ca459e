import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Region } from '../../model/segmentation.ts';
import { unionBox } from '../../raster/box.ts';
import { blank, fill } from '../../testing/draw.ts';
import { cutTails } from './cut-tails.ts';

const [WIDTH, NONE] = [300, 9];

function cut(...parts: Box[]) {
  return cutOnto(blank(WIDTH, 300, 5), parts);
}

function cutOnto(map: Pixels, parts: readonly Box[]) {
  for (const part of parts) fill(map, part, 1);
  const pixels = map.data.filter((label) => label === 1).length;
  const region: Region = { label: 1, ...unionBox(parts), pixels, color: 0xe5e7eb, maxSquare: 40 };
  return { region, rules: cutTails(region, map.data, WIDTH, NONE), labels: map.data };
}

const tile = { x: 100, y: 200, width: 40, height: 40 };

it('takes off the line that leads down to a tile', () => {
  const { region, rules, labels } = cut({ x: 119, y: 20, width: 2, height: 180 }, tile);
  expect(rules).toEqual([{ x: 119, y: 20, width: 2, height: 180, color: 0xe5e7eb, surface: 5 }]);
  expect(region).toMatchObject({ ...tile, pixels: 1600 });
  expect(labels[100 * WIDTH + 119]).toBe(NONE);
});

it('takes off the lines on both sides of a disc in a row of steps', () => {
  const { region, rules } = cut({ x: 20, y: 218, width: 80, height: 4 }, tile, {
    x: 140,
    y: 218,
    width: 60,
    height: 4,
  });
  expect(rules).toMatchObject([
    { x: 20, y: 218, width: 80, height: 4 },
    { x: 140, y: 218, width: 60, height: 4 },
  ]);
  expect(region).toMatchObject(tile);
});

it('leaves the point of a balloon, and a line that is a surface by itself', () => {
  const point = Array.from({ length: 8 }, (_, i) => ({ x: 116 + i / 2, y: 199 - i, width: 8 - i, height: 1 }));
  expect(cut(tile, ...point.slice(0, 4)).rules).toEqual([]);
  expect(cut({ x: 20, y: 20, width: 200, height: 4 }).rules).toEqual([]);
});

it('leaves the side of a card beside the photograph on it', () => {
  const photograph = fill(blank(WIDTH, 300, 5), { x: 104, y: 20, width: 196, height: 180 }, 7);
  expect(
    cutOnto(photograph, [
      { x: 100, y: 20, width: 4, height: 180 },
      { ...tile, width: 200 },
    ]).rules,
  ).toEqual([]);
});
