import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc, fillPhotograph } from '../../testing/draw.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { findPhotographs } from './find-photographs.ts';

const WHITE = 0xffffff;
const find = (image: Pixels): Box[] => findPhotographs(image, labelFlatRegions(image, 3, 81));

describe('findPhotographs', () => {
  it('finds a photograph as one, to the pixel', () => {
    const box = { x: 37, y: 21, width: 203, height: 131 };
    expect(find(fillPhotograph(blank(320, 200, WHITE), box))).toEqual([box]);
  });

  it('finds two beside each other apart, and a small portrait', () => {
    const image = blank(400, 200, WHITE);
    const boxes = [
      { x: 20, y: 20, width: 120, height: 120 },
      { x: 160, y: 20, width: 120, height: 120 },
      { x: 320, y: 40, width: 32, height: 32 },
    ];
    for (const box of boxes) fillPhotograph(image, box);
    expect(find(image).sort((a, b) => a.x - b.x)).toEqual(boxes);
  });

  it('keeps one whole that a card lies on', () => {
    const box = { x: 20, y: 20, width: 260, height: 140 };
    const image = fillPhotograph(blank(320, 240, WHITE), box);
    fill(image, { x: 50, y: 120, width: 200, height: 90 }, 0xf4f4f8);
    expect(find(image)).toEqual([box]);
  });

  it('finds the sky of a photograph with the rest of it', () => {
    const box = { x: 24, y: 16, width: 240, height: 160 };
    const image = fillPhotograph(blank(320, 200, WHITE), box);
    for (let y = 16; y < 70; y++)
      for (let x = 24; x < 264; x++) image.data[y * 320 + x] = 0x88aadd + 0x010101 * ((x * 7 + y * 13) % 3) - (y >> 2);
    expect(find(image)).toEqual([box]);
  });

  it('does not take painted things for one: text, chips, gradients, shadows', () => {
    const image = blank(320, 240, WHITE);
    for (let x = 20; x < 200; x += 7) fill(image, { x, y: 20, width: 3, height: 9 }, 0x222222);
    fill(image, { x: 20, y: 50, width: 90, height: 26 }, 0x2244cc);
    for (let x = 28; x < 100; x += 6) fill(image, { x, y: 58, width: 3, height: 10 }, 0xeeeeee);
    for (let y = 100; y < 220; y++) fill(image, { x: 20, y, width: 280, height: 1 }, 0x4060a0 + 0x010101 * (y - 100));
    for (let ring = 0; ring < 9; ring++) fillDisc(image, 260, 50, 30 - ring, 0xfafafa - 0x040404 * ring);
    expect(find(image)).toEqual([]);
  });

  it('does not take the shade that a menu throws on striped rows for one', () => {
    const image = blank(320, 400, WHITE);
    for (let y = 0; y < 400; y++) {
      const row = y % 80 < 40 ? 230 : 245;
      for (let x = 40; x < 68; x++) {
        const level = Math.round(row * (1 - 0.02 * Math.abs(68 - x)) + 3 * (x % 2));
        image.data[y * 320 + x] = level * 0x010101;
      }
    }
    fill(image, { x: 0, y: 0, width: 40, height: 400 }, 0x343a40);
    expect(find(image)).toEqual([]);
  });

  it('finds photographs on a smooth ground that no gradient explains, not the ground with them', () => {
    const image = blank(480, 320, WHITE);
    for (let y = 0; y < 320; y++)
      for (let x = 0; x < 480; x++) {
        const glow = Math.round(60 * Math.exp(-((x - 120) ** 2 + (y - 90) ** 2) / 9000));
        image.data[y * 480 + x] = (60 + glow) * 0x010001 + 0x002000 + (y >> 3) * 0x000001;
      }
    const boxes = [
      { x: 40, y: 40, width: 120, height: 120 },
      { x: 200, y: 200, width: 96, height: 64 },
      { x: 320, y: 200, width: 96, height: 64 },
    ];
    for (const box of boxes) fillPhotograph(image, box);
    expect(find(image).sort((a, b) => a.x - b.x)).toEqual(boxes);
  });

  it('leaves the page below a photograph to the page, though cards hide where it ends', () => {
    const image = fillPhotograph(blank(640, 480, 0xf7f5f0), { x: 0, y: 0, width: 640, height: 200 });
    for (const x of [48, 248, 448]) fill(image, { x, y: 140, width: 144, height: 200 }, WHITE);
    expect(find(image)).toEqual([{ x: 0, y: 0, width: 640, height: 200 }]);
  });
});
