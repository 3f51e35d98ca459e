import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { stripPatterns } from './strip-patterns.ts';

const [GROUND, DOT, TEXT] = [0xf8fafc, 0xcbd5e1, 0x0f172a];

const page = () => blank(640, 240, GROUND);

it('takes dots off a ground, and leaves what is written on it', () => {
  const image = page();
  for (let y = 10; y < 240; y += 24) for (let x = 10; x < 640; x += 24) fill(image, { x, y, width: 2, height: 2 }, DOT);
  fill(image, { x: 200, y: 100, width: 90, height: 30 }, TEXT);
  const { image: plain, patterns } = stripPatterns(image);
  expect(patterns.map(({ width, height, ground }) => [width, height, ground])).toEqual([[24, 24, GROUND]]);
  expect(new Set(plain.data)).toEqual(new Set([GROUND, TEXT]));
  expect(image.data).toContain(DOT);
});

it('takes the lines of a grid off a ground', () => {
  const image = page();
  for (let y = 0; y < 240; y += 40) fill(image, { x: 0, y, width: 640, height: 1 }, DOT);
  for (let x = 0; x < 640; x += 40) fill(image, { x, y: 0, width: 1, height: 240 }, DOT);
  const { image: plain, patterns } = stripPatterns(image);
  expect(patterns.map(({ width, height }) => [width, height])).toEqual([[40, 40]]);
  expect(plain.data).not.toContain(DOT);
});

it('leaves the lines of a list, and a page without a pattern', () => {
  const image = page();
  for (let y = 0; y < 240; y += 40) fill(image, { x: 0, y, width: 640, height: 1 }, DOT);
  for (let x = 60; x < 400; x += 13) fill(image, { x, y: 12, width: 8, height: 12 }, TEXT);
  expect(stripPatterns(image)).toEqual({ image, patterns: [] });
});

it('sees no pattern in what stands between a sidebar and the ground beside it', () => {
  const image = page();
  fill(image, { x: 0, y: 0, width: 60, height: 240 }, TEXT);
  for (let y = 4; y < 240; y += 24) fill(image, { x: 20, y, width: 20, height: 3 }, DOT);
  for (let y = 0; y < 240; y += 24)
    for (let x = 72; x < 560; x += 24) fill(image, { x, y, width: 16, height: 22 }, TEXT);
  expect(stripPatterns(image)).toEqual({ image, patterns: [] });
});
