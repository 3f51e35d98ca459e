import { expect, it } from 'vitest';
import type { Surface } from '../../model/segmentation.ts';
import { findScenes } from './find-scenes.ts';

const surface = (x: number, y: number, width: number, height: number, color = 0x212529): Surface => ({
  ...{ label: 1, x, y, width, height, color },
  pixels: width * height,
  maxSquare: Math.min(width, height),
});
const ground = [surface(0, 800, 1280, 240), surface(0, 980, 420, 520), surface(300, 1000, 980, 500)];
const map = [
  { x: 0, y: 880, width: 380, height: 160 },
  { x: 604, y: 860, width: 676, height: 180 },
  { x: 212, y: 800, width: 320, height: 70 },
];
const find = (surfaces: Surface[], pictures = map) =>
  findScenes({ width: 1280 }, surfaces, 0xffffff, pictures).map(({ box }) => box);

it('finds a ground that drawings part, and whose edges cut them off', () => {
  expect(find(ground)).toEqual([{ x: 0, y: 800, width: 1280, height: 700 }]);
});

it('leaves a band with pictures from side to side, and one with a large picture', () => {
  expect(find(ground, map.slice(0, 2))).toEqual([]);
  expect(find(ground, [...map, { x: 640, y: 900, width: 600, height: 500 }])).toEqual([]);
});

it('leaves the page itself, and a ground in one piece', () => {
  expect(find(ground.map((part) => ({ ...part, color: 0xffffff })))).toEqual([]);
  expect(find([surface(0, 800, 1280, 700)])).toEqual([]);
});
