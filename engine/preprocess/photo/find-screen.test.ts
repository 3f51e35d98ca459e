import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { findScreen } from './find-screen.ts';
import type { Quad } from './line.ts';
import { toPlane } from './projection.ts';
import { rectify } from './rectify.ts';

const CORNERS: Quad = [
  { x: 90, y: 60 },
  { x: 890, y: 95 },
  { x: 880, y: 640 },
  { x: 60, y: 680 },
];

/** A screen that shows a page with a blue corner, its dark frame, and a desk; 960 × 760 px. */
function photograph(): Pixels {
  const photo = blank(960, 760, 0x8a7058);
  const size = { width: 400, height: 300 };
  const toScreen = toPlane(CORNERS, size);
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const { x: u, y: v } = toScreen({ x: x + 0.5, y: y + 0.5 });
      const off = Math.max(-u, -v, u - size.width, v - size.height);
      if (off < 8) photo.data[y * photo.width + x] = off > 0 ? 0x101010 : u > 200 && v > 150 ? 0x3366cc : 0xf4f4f4;
    }
  }
  return photo;
}

describe('findScreen', () => {
  it('finds the corners to the pixel', () => {
    const corners = findScreen(photograph());
    CORNERS.forEach(({ x, y }, k) => {
      expect(Math.hypot(corners![k].x - x, corners![k].y - y)).toBeLessThan(1.5);
    });
  });

  it('finds none in a page with a dark header, or in nothing', () => {
    const page = fill(blank(960, 760, 0xffffff), { x: 0, y: 0, width: 960, height: 60 }, 0x111111);
    expect(findScreen(fill(page, { x: 0, y: 0, width: 200, height: 760 }, 0x111111))).toBeNull();
    expect(findScreen(blank(600, 400, 0x111111))).toBeNull();
  });

  it('needs more rows than any line goes through', () => {
    const stripes = blank(176, 8, 0xffffff);
    stripes.data.forEach((_, at) => {
      if ((at + Math.floor(at / 176)) % 2) stripes.data[at] = 0;
    });
    expect(findScreen(stripes)).toBeNull();
  });
});

it('shows the screen straight on', () => {
  const page = rectify(photograph(), CORNERS);
  expect(page.width).toBe(1280);
  const at = (x: number, y: number) => page.data[Math.round(y * page.height) * 1280 + Math.round(x * 1280)];
  expect([at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]).toEqual([
    0xf4f4f4, 0xf4f4f4, 0xf4f4f4, 0x3366cc,
  ]);
});
