import { describe, expect, it } from 'vitest';
import { blank, draw, fill } from '../../testing/draw.ts';
import { labelFlatRegions } from './label-flat-regions.ts';

describe('labelFlatRegions', () => {
  it('joins neighbours of nearly one colour and separates others', () => {
    const image = draw(['..#..', '..#..', '.....'], { '.': 0xffffff, '#': 0 });
    const { regions, labels } = labelFlatRegions(image, 3);
    expect(regions.map(({ pixels }) => pixels)).toEqual([13, 2]);
    expect(labels[0]).toBe(labels[4]);
    expect(regions[1]).toMatchObject({ x: 2, y: 0, width: 1, height: 2, color: 0 });
  });

  it('keeps a smooth gradient in one region', () => {
    const image = draw(['abcd'], { a: 0x101010, b: 0x121212, c: 0x141414, d: 0x161616 });
    expect(labelFlatRegions(image, 3).regions).toHaveLength(1);
  });

  it('keeps a faint box apart from its ground although its soft corner leads across', () => {
    const image = fill(blank(80, 60, 0xffffff), { x: 20, y: 20, width: 40, height: 20 }, 0xfbfbfb);
    image.data[20 * 80 + 20] = 0xfdfdfd;
    image.data[20 * 80 + 21] = 0xfcfcfc;
    expect(labelFlatRegions(image, 3).regions.map(({ color }) => color)).toEqual([0xffffff, 0xfbfbfb]);
  });

  it('joins the broad bands of a slow gradient', () => {
    const image = blank(60, 60, 0x303030);
    for (let band = 1; band < 4; band++)
      fill(image, { x: 0, y: 15 * band, width: 60, height: 15 }, 0x303030 + 0x010101 * band);
    expect(labelFlatRegions(image, 3).regions).toHaveLength(1);
  });

  it('joins the parts of a slanted gradient that a wide button cuts', () => {
    const image = blank(400, 600, 0xffffff);
    for (let y = 0; y < 600; y++)
      for (let x = 0; x < 400; x++) image.data[y * 400 + x] = 0x5a3df5 + 0x010000 * Math.floor((y - x / 16 + 100) / 80);
    fill(image, { x: 32, y: 280, width: 336, height: 50 }, 0xffffff);
    const { regions } = labelFlatRegions(image, 3);
    expect(regions.map(({ color }) => color === 0xffffff)).toEqual([false, true]);
  });

  it('keeps a faint box apart from a slow gradient that is dithered, soft corners and all', () => {
    const image = blank(120, 120, 0);
    for (let at = 0; at < image.data.length; at++) {
      const level = 240 + Math.floor(at / 120 / 20) + ((at + Math.floor(at / 120)) % 2);
      image.data[at] = level * 0x010101;
    }
    fill(image, { x: 30, y: 45, width: 60, height: 20 }, 0xececec);
    for (const [x, level] of [0xee, 0xf0].entries()) image.data[45 * 120 + 30 - x] = level * 0x010101;
    const { regions, labels } = labelFlatRegions(image, 3);
    expect(regions).toHaveLength(2);
    expect(labels[0]).toBe(labels[119 * 120]);
    expect(labels[55 * 120 + 60]).not.toBe(labels[0]);
  });

  it('keeps a pale pill apart although words are written on all of it', () => {
    const image = blank(90, 40, 0xffffff);
    fill(image, { x: 12, y: 10, width: 66, height: 20 }, 0xf3f4f6);
    for (let x = 22; x < 68; x += 6) fill(image, { x, y: 16, width: 3, height: 8 }, 0x333333);
    for (const [x, level] of [0xf9, 0xfc].entries()) image.data[10 * 90 + 12 - x] = level * 0x010101;
    image.data[10 * 90 + 12] = 0xf6f7f9;
    const { labels } = labelFlatRegions(image, 3);
    expect(labels[12 * 90 + 40]).not.toBe(labels[0]);
  });

  it('measures how thick a region is', () => {
    const image = draw(['.###', '.###', '....'], { '.': 0xffffff, '#': 0 });
    const { regions } = labelFlatRegions(image, 3);
    expect(regions.map(({ maxSquare }) => maxSquare)).toEqual([1, 2]);
  });
});
