import { describe, expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import type { Pixels } from '../model/pixels.ts';
import { blank, fill, fillDisc } from '../testing/draw.ts';
import { findFrame } from './find-frame.ts';

const reading = (text: string) => async (lines: readonly unknown[]) =>
  lines.map(
    (): LineReading => ({ words: [{ text, confidence: 90, x: 0, y: 0, width: 9, height: 9 }], confidence: 90 }),
  );
const placeOf = async (image: Pixels, text = '') => {
  const { page, x, y, bars } = await findFrame(image, reading(text));
  return { x, y, width: page.width, height: page.height, bars };
};

/** A page with a heading and a paragraph's worth of bars. */
function page(width: number, height: number): Pixels {
  const image = blank(width, height, 0xfbf9f4);
  for (let y = 200; y < height - 60; y += 30) fill(image, { x: 60, y, width: width / 2, height: 14 }, 0x333333);
  return image;
}

const LIGHTS = [0xff5f57, 0xfebc2e, 0x28c840];

function drawBars(image: Pixels, x: number, y: number, width: number): Pixels {
  fill(image, { x, y, width, height: 41 }, 0xdee1e6);
  fill(image, { x, y: y + 41, width, height: 44 }, 0xffffff);
  LIGHTS.forEach((color, k) => {
    fillDisc(image, x + 20 + 20 * k, y + 20, 6, color);
  });
  fill(image, { x: x + 90, y: y + 7, width: 220, height: 34 }, 0xffffff);
  for (const left of [14, 46, 78]) fill(image, { x: x + left, y: y + 57, width: 12, height: 12 }, 0x3c4043);
  fill(image, { x: x + 112, y: y + 47, width: width - 200, height: 32 }, 0xf1f3f4);
  return fill(image, { x, y: y + 85, width, height: 1 }, 0xdadce0);
}

describe('findFrame', () => {
  it('takes a picture without a frame for the page', async () => {
    expect(await placeOf(page(1280, 800))).toEqual({ x: 0, y: 0, width: 1280, height: 800, bars: null });
  });

  it('leaves out a plain canvas', async () => {
    const image = fill(blank(500, 400, 0xd0d0d0), { x: 50, y: 50, width: 400, height: 300 }, 0xffffff);
    expect(await placeOf(image)).toEqual({ x: 50, y: 50, width: 400, height: 300, bars: null });
  });

  it('keeps to the picture where a corner of a photographed screen lies outside', async () => {
    const photo = blank(960, 760, 0x101010);
    photo.data.forEach((_, at) => {
      const [x, y] = [at % 960, Math.floor(at / 960)];
      const isShown = x > 60 - y / 10 && x < 900 + y / 20 && y > 40 + x / 40 && y < 700 - x / 30;
      const grain = Math.imul(at + 1, 0x9e3779b1) >>> 29;
      photo.data[at] = (isShown ? 0xe0e0e0 : 0x101010) + 0x10101 * grain;
    });
    const { page: shown, x, y, scale, onScreen } = await findFrame(photo, reading(''));
    expect(onScreen).toBe(true);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + scale * shown.width).toBeLessThanOrEqual(960);
    expect(y + scale * shown.height).toBeLessThanOrEqual(760);
  });

  it('leaves out tabs and address of a window', async () => {
    const image = drawBars(page(1280, 800), 0, 0, 1280);
    expect(await placeOf(image)).toEqual({ x: 0, y: 86, width: 1280, height: 714, bars: 'browser' });
  });

  it('leaves out the desktop around a window', async () => {
    const image = page(1376, 900);
    for (let y = 0; y < 900; y++)
      for (let x = 0; x < 1376; x++)
        if (x < 48 || x >= 1328 || y < 48 || y >= 852) image.data[y * 1376 + x] = 0x3b5c8f + ((x + y) >> 5);
    drawBars(image, 48, 48, 1280);
    expect(await placeOf(image)).toEqual({ x: 48, y: 134, width: 1280, height: 718, bars: 'browser' });
  });

  it('keeps the header of a page, with its own field to search', async () => {
    const image = fill(page(1280, 800), { x: 0, y: 0, width: 1280, height: 64 }, 0xffffff);
    fill(image, { x: 24, y: 20, width: 120, height: 24 }, 0x3366cc);
    fill(image, { x: 300, y: 16, width: 600, height: 32 }, 0xf1f3f4);
    for (const left of [1100, 1140, 1180]) fill(image, { x: left, y: 26, width: 12, height: 12 }, 0x3c4043);
    expect((await placeOf(image)).bars).toBeNull();
  });

  it('keeps a window that the page shows as a picture', async () => {
    const image = fill(page(1280, 1600), { x: 160, y: 500, width: 960, height: 600 }, 0xffffff);
    expect((await placeOf(drawBars(image, 160, 500, 960))).bars).toBeNull();
  });

  describe('of a phone', () => {
    /** 9:41 at the left, two signs at the right, a bar at the foot; 390 px wide. */
    function phone(): Pixels {
      const image = blank(390, 800, 0xffffff);
      for (const left of [34, 48, 57]) fill(image, { x: left, y: 18, width: 7, height: 11 }, 0);
      for (const top of [20, 26]) fill(image, { x: 43, y: top, width: 2, height: 2 }, 0);
      for (const left of [310, 340]) fill(image, { x: left, y: 18, width: 24, height: 11 }, 0);
      fill(image, { x: 40, y: 120, width: 240, height: 30 }, 0x333333);
      return fill(image, { x: 128, y: 787, width: 134, height: 5 }, 0);
    }

    it('leaves out the status bar and the bar to go home', async () => {
      expect(await placeOf(phone())).toEqual({ x: 0, y: 47, width: 390, height: 719, bars: 'phone' });
    });

    it('leaves out a browser’s bar when its field shows an address', async () => {
      const image = fill(phone(), { x: 0, y: 47, width: 390, height: 56 }, 0xf0f0f2);
      fill(image, { x: 60, y: 55, width: 260, height: 40 }, 0xe0e0e4);
      fill(image, { x: 110, y: 68, width: 140, height: 14 }, 0x222222);
      expect(await placeOf(image, 'pages.example.org')).toMatchObject({ y: 103, bars: 'browser' });
      expect(await placeOf(image, 'Search recipes')).toMatchObject({ y: 47, bars: 'phone' });
    });

    it('needs a clock', async () => {
      const image = fill(phone(), { x: 43, y: 20, width: 2, height: 8 }, 0);
      expect((await placeOf(image)).bars).toBeNull();
    });
  });
});
