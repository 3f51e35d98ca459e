import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { findPlainColors } from './find-plain-colors.ts';
import { removeArtefacts } from './remove-artefacts.ts';
import { colorOf, toneOf } from './tone.ts';

const CARD: Box = { x: 32, y: 32, width: 160, height: 96 };
const WORD: Box = { x: 66, y: 66, width: 60, height: 10 };

/** A white card on a pale page, with bars of ink on it as close as letters are. */
function page(ink: number): Pixels {
  const image = fill(blank(256, 160, 0xf8fafc), CARD, 0xffffff);
  for (let x = WORD.x; x < WORD.x + WORD.width; x += 6) fill(image, { ...WORD, x, width: 3 }, ink);
  return image;
}

/** As lossy compression leaves it: in blocks with ink luma rings by some levels, and chroma is that of four pixels. */
function compressed({ width, height, data }: Pixels): Pixels {
  const tones = Array.from(data, toneOf);
  const hasInk = (x: number, y: number): boolean => {
    const [left, top] = [x - (x % 8), y - (y % 8)];
    for (let v = top; v < top + 8; v++)
      for (let u = left; u < left + 8; u++)
        if (channelDistance(data[v * width + u], data[top * width]) > 40) return true;
    return false;
  };
  const out = tones.map((tone, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (!hasInk(x, y)) return data[at];
    const four = [0, 1, width, width + 1].map((step) => tones[y * width - (y % 2) * width + x - (x % 2) + step]);
    const mean = (of: 'cb' | 'cr') => four.reduce((sum, other) => sum + other[of], 0) / 4;
    return colorOf({ y: tone.y + 9 * Math.sin(2 * x + 3 * y), cb: mean('cb'), cr: mean('cr') });
  });
  return { width, height, data: Int32Array.from(out) };
}

it('makes the ground around letters one colour again', () => {
  const clean = page(0x1f2937);
  const given = compressed(clean);
  const restored = removeArtefacts(given);
  const ground = [...clean.data.keys()].filter((at) => clean.data[at] >= 0xf80000);
  expect(ground.filter((at) => given.data[at] !== clean.data[at]).length).toBeGreaterThan(300);
  expect(ground.filter((at) => restored.data[at] !== clean.data[at]).length).toBeLessThan(30);
});

it('gives thin coloured letters the chroma back that was smeared over their ground', () => {
  const restored = removeArtefacts(compressed(page(0xdc2626)));
  const stems = [0, 1, 2, 3, 4].map((k) => restored.data[70 * 256 + WORD.x + 6 * k + 1]);
  for (const color of stems) expect(channelDistance(color, 0xdc2626)).toBeLessThan(40);
});

it('cleans tall pictures in bands without a seam', () => {
  const one = page(0x1f2937);
  const tall = { width: 256, height: 160 * 110, data: new Int32Array(256 * 160 * 110) };
  const given = compressed(one).data;
  for (let k = 0; k < 110; k++) tall.data.set(given, k * given.length);
  const { data } = removeArtefacts(tall);
  const size = one.data.length;
  const middle = data.slice(50 * size, 51 * size);
  for (const k of [1, 96, 97, 98, 108])
    expect(data.slice(k * size, (k + 1) * size).findIndex((color, at) => color !== middle[at])).toBe(-1);
});

it('leaves a photograph as it is', () => {
  const photograph = { x: 48, y: 40, width: 120, height: 80 };
  const image = fillPhotograph(blank(256, 160, 0xffffff), photograph);
  const restored = removeArtefacts(image);
  const middle = [...image.data.keys()].filter((at) => {
    const [x, y] = [at % 256, Math.floor(at / 256)];
    return x >= 56 && x < 160 && y >= 48 && y < 112;
  });
  expect(middle.filter((at) => restored.data[at] !== image.data[at]).length).toBeLessThan(0.02 * middle.length);
});

it('finds the plain colours of a page, and none in the bands of a gradient', () => {
  expect(findPlainColors(page(0)).colors).toEqual([0xf8fafc, 0xffffff]);
  const gradient = blank(256, 160, 0);
  for (let y = 0; y < 160; y++) gradient.data.fill((60 + 4 * (y >> 3)) * 0x010101, y * 256, (y + 1) * 256);
  expect(findPlainColors(gradient).colors).toEqual([]);
});
