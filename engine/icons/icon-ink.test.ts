import { describe, expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { rgb } from '../raster/color.ts';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { readIconInk, strengthen } from './icon-ink.ts';

const SIDE = 24;
const BOX = { x: 4, y: 4, width: 16, height: 16 };

/** A shape in one colour on another, with soft edges. */
function paint(isIn: (x: number, y: number) => boolean, ink = [20, 40, 200], ground = [255, 255, 255]): Pixels {
  const { data } = inkOfShape(SIDE, SIDE, isIn);
  const mix = (share: number): number => {
    const [r, g, b] = ground.map((level, c) => Math.round(level + share * (ink[c] - level)));
    return rgb(r, g, b);
  };
  return { width: SIDE, height: SIDE, data: Int32Array.from(data, mix) };
}
const disc = (x: number, y: number): boolean => Math.hypot(x - 12, y - 12) < 7;

describe('readIconInk', () => {
  it('reads ink and ground, whichever is darker', () => {
    const dark = readIconInk(paint(disc), BOX)!;
    expect([dark.color, dark.ground]).toEqual([rgb(20, 40, 200), 0xffffff]);
    const light = readIconInk(paint(disc, [255, 255, 255], [10, 80, 60]), BOX)!;
    expect([light.color, light.ground]).toEqual([0xffffff, rgb(10, 80, 60)]);
    const sum = light.ink.data.reduce((all, level) => all + level, 0);
    expect(sum).toBeCloseTo(Math.PI * 49, -1);
  });

  it('reads ink on a gradient, and says what that is behind it', () => {
    const image = paint(disc, [255, 255, 255], [255, 255, 255]);
    const groundAt = (y: number): number => rgb(40 + 4 * y, 80, 200 - 4 * y);
    image.data.forEach((_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      if (!disc(x + 0.5, y + 0.5)) image.data[at] = groundAt(y);
    });
    const { x, y, ink, color, groundAt: behind } = readIconInk(image, BOX)!;
    expect(color).toBe(0xffffff);
    expect(ink.data.reduce((all, level) => all + level, 0)).toBeCloseTo(Math.PI * 49, -1);
    expect(behind!(12 - x, 12 - y)).toBe(groundAt(12));
    expect(readIconInk(paint(disc), BOX)!.groundAt).toBeUndefined();
  });

  it('leaves drawings in two colours to be pictures', () => {
    const image = paint(disc);
    for (let y = 8; y < 16; y++) for (let x = 8; x < 12; x++) image.data[y * SIDE + x] = rgb(230, 60, 40);
    expect(readIconInk(image, BOX)).toBeUndefined();
  });

  it('leaves drawings in two tones to be pictures', () => {
    const image = paint(disc);
    for (let y = 8; y < 16; y++) for (let x = 8; x < 14; x++) image.data[y * SIDE + x] = rgb(138, 148, 228);
    expect(readIconInk(image, BOX)).toBeUndefined();
  });

  it('leaves photographs to be pictures', () => {
    const image = paint(disc);
    image.data.forEach((color, at) => {
      const shade = (at * 7919) % 120;
      if (color !== 0xffffff) image.data[at] = rgb(40 + shade, 40 + shade, 40 + shade);
    });
    expect(readIconInk(image, BOX)).toBeUndefined();
  });

  it('needs a plain ground', () => {
    const image = paint(disc);
    image.data.forEach((_, at) => {
      if (Math.floor(at / SIDE) < 12) image.data[at] = rgb(30, 30, 30);
    });
    expect(readIconInk(image, { x: 4, y: 8, width: 16, height: 8 })).toBeUndefined();
  });
});

it('gives thin strokes the colour that they would have in full', () => {
  const seen = {
    x: 0,
    y: 0,
    ink: { width: 1, height: 1, data: new Float32Array(1) },
    color: 0x808080,
    ground: 0xffffff,
  };
  expect(strengthen(seen, 1)).toBe(0x808080);
  expect(strengthen(seen, 1.5)).toBe(0x404040 + 0x010101);
  expect(strengthen(seen, 9)).toBe(0);
});
