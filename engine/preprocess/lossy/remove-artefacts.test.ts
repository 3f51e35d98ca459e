import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance, rgb } from '../../raster/color.ts';
import { compressed } from '../../testing/compressed.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { findPlainColors } from './find-plain-colors.ts';
import { removeArtefacts } from './remove-artefacts.ts';
import { toneOf } from './tone.ts';

const CARD: Box = { x: 32, y: 32, width: 160, height: 96 };
const WORD: Box = { x: 66, y: 66, width: 60, height: 10 };

/** A white card on a pale page, with bars of ink on it as close as letters are. */
function page(ink: number): Pixels {
  const image = fill(blank(256, 160, 0xf8fafc), CARD, 0xffffff);
  for (let x = WORD.x; x < WORD.x + WORD.width; x += 6) fill(image, { ...WORD, x, width: 3 }, ink);
  return image;
}

it('makes the ground around letters one colour again', () => {
  const clean = page(0x1f2937);
  const given = compressed(clean);
  const restored = removeArtefacts(given);
  const ground = [...clean.data.keys()].filter((at) => clean.data[at] >= 0xf80000);
  expect(ground.filter((at) => given.data[at] !== clean.data[at]).length).toBeGreaterThan(300);
  expect(ground.filter((at) => restored.data[at] !== clean.data[at]).length).toBeLessThan(30);
});

it('sharpens the edge of two pale grounds that compression made soft, and leaves a shadow between them as it is', () => {
  const rows = (levels: readonly number[]): Pixels => {
    const image = fill(blank(128, 128, 0xffffff), { x: 0, y: 64, width: 128, height: 64 }, 0xf8f8f8);
    for (const [k, level] of levels.entries())
      fill(image, { x: 0, y: 56 + k, width: 128, height: 1 }, level * 0x010101);
    return image;
  };
  const column = ({ data }: Pixels): number[] => [56, 57, 58, 59, 60, 61, 62, 63].map((y) => data[y * 128 + 60] & 255);
  const soft = [0xff, 0xff, 0xfe, 0xfd, 0xfb, 0xfa, 0xf9, 0xf8];
  expect(column(removeArtefacts(rows(soft)))).toEqual([0xff, 0xff, 0xff, 0xff, 0xf8, 0xf8, 0xf8, 0xf8]);
  const shadow = [0xff, 0xff, 0xfd, 0xfa, 0xf6, 0xf3, 0xf2, 0xf3];
  expect(column(removeArtefacts(rows(shadow)))[5]).toBeLessThan(0xf7);
});

it('gives thin coloured letters the chroma back that was smeared over their ground', () => {
  const restored = removeArtefacts(compressed(page(0xdc2626)));
  const stems = [0, 1, 2, 3, 4].map((k) => restored.data[70 * 256 + WORD.x + 6 * k + 1]);
  for (const color of stems) expect(channelDistance(color, 0xdc2626)).toBeLessThan(40);
});

it('keeps a label whose ground is nowhere as it was, and the colour of what is written on it', () => {
  const label: Box = { x: 67, y: 61, width: 81, height: 22 };
  const clean = fill(page(0xffffff), label, 0xdef7ec);
  for (let x = label.x + 8; x < label.x + 73; x += 7) fill(clean, { x, y: label.y + 7, width: 3, height: 9 }, 0x046c4e);
  const restored = removeArtefacts(compressed(clean));
  const at = (x: number, y: number): number => restored.data[(label.y + y) * 256 + label.x + x];
  for (const [x, y] of [
    [3, 3],
    [40, 3],
    [40, 18],
    [78, 12],
    [12, 11],
  ])
    expect(channelDistance(at(x, y), 0xdef7ec)).toBeLessThan(8);
  for (let x = 9; x < 73; x += 7) expect(channelDistance(at(x, 11), 0x046c4e)).toBeLessThan(40);
  expect(at(-3, 12)).toBe(0xffffff);
});

it('makes the ground around letters on a gradient smooth again', () => {
  const clean = blank(256, 160, 0);
  for (let y = 0; y < 160; y++) fill(clean, { x: 0, y, width: 256, height: 1 }, rgb(40 + (y >> 2), 90 + (y >> 2), 200));
  for (let x = WORD.x; x < WORD.x + WORD.width; x += 6) fill(clean, { ...WORD, x, width: 3 }, 0xffffff);
  const given = compressed(clean);
  const restored = removeArtefacts(given);
  const off = ({ data }: Pixels): number =>
    [...clean.data.keys()].filter((at) => clean.data[at] !== 0xffffff && channelDistance(data[at], clean.data[at]) > 3)
      .length;
  expect(off(given)).toBeGreaterThan(300);
  expect(off(restored)).toBeLessThan(60);
});

it('gives ink one colour in all blocks where it differs by a few levels', () => {
  const image = compressed(page(0x1f2937));
  const other = compressed(fill(page(0x232b36), { x: 0, y: 0, width: 1, height: 1 }, 0xf8fafc));
  const both = { width: 256, height: 320, data: new Int32Array(2 * image.data.length) };
  both.data.set(image.data);
  both.data.set(other.data, image.data.length);
  const { data } = removeArtefacts(both);
  const inkAt = (y: number): number => data[y * 256 + WORD.x + 25];
  expect(channelDistance(inkAt(70), 0x1f2937)).toBeLessThan(20);
  expect(inkAt(230)).toBe(inkAt(70));
});

it('gives white letters on a colourful button no colour of their own', () => {
  const button: Box = { x: 66, y: 54, width: 80, height: 36 };
  const clean = fill(page(0xffffff), button, 0x7e3af2);
  for (let x = button.x + 12; x < button.x + 68; x += 7)
    fill(clean, { x, y: button.y + 13, width: 2, height: 10 }, 0xffffff);
  const restored = removeArtefacts(compressed(clean));
  for (let x = button.x + 12; x < button.x + 68; x += 7) {
    const color = restored.data[(button.y + 18) * 256 + x];
    expect(channelDistance(color, 0xffffff)).toBeLessThan(60);
    expect(Math.abs(toneOf(color).cb) + Math.abs(toneOf(color).cr)).toBeLessThan(25);
  }
});

it('cleans tall pictures in bands without a seam', () => {
  const one = page(0x1f2937);
  const tall = blank(256, 160 * 110, 0xf8fafc);
  const given = compressed(one).data;
  for (const k of [0, 1, 2, 49, 50, 51, 95, 96, 97, 98, 99, 107, 108, 109]) tall.data.set(given, k * given.length);
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
