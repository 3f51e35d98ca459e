import { describe, expect, it } from 'vitest';
import type { Raster, Rgb } from '../facts.ts';
import { dominantColor } from './dominant-color.ts';
import { visualScore } from './visual-score.ts';

const WIDTH = 320;

type Patch = { x: number; y: number; width: number; height: number; color: Rgb };

function paint(height: number, background: Rgb, patches: Patch[]): Raster {
  const data = new Uint8ClampedArray(WIDTH * height * 4);
  const fill = ({ x, y, width, height: tall, color }: Patch): void => {
    for (let row = y; row < y + tall; row += 1) {
      for (let column = x; column < x + width; column += 1) data.set([...color, 255], 4 * (row * WIDTH + column));
    }
  };
  fill({ x: 0, y: 0, width: WIDTH, height, color: background });
  for (const patch of patches) fill(patch);
  return { width: WIDTH, height, data };
}

const white: Rgb = [255, 255, 255];
const header: Patch = { x: 0, y: 0, width: WIDTH, height: 32, color: [30, 60, 160] };
const card: Patch = { x: 40, y: 80, width: 120, height: 64, color: [220, 40, 40] };
const button: Patch = { x: 200, y: 160, width: 64, height: 24, color: [20, 140, 70] };
const design = paint(240, white, [header, card, button]);

describe('visualScore', () => {
  it('is 1 for the page itself', () => {
    expect(visualScore(design, design)).toBe(1);
  });

  it('is 0 for a blank page, white or in the background’s colour', () => {
    expect(visualScore(design, paint(240, white, []))).toBe(0);
    const dark = paint(240, [20, 20, 30], [header, card]);
    expect(visualScore(dark, paint(240, [20, 20, 30], []))).toBe(0);
    expect(visualScore(dark, paint(240, white, []))).toBe(0);
  });

  it('prefers a copy that slid down to one that lacks parts, and that to another page', () => {
    const slide = (patch: Patch, by: number): Patch => ({ ...patch, y: patch.y + by });
    const slid = visualScore(design, paint(256, white, [header, slide(card, 16), slide(button, 16)]));
    const lacking = visualScore(design, paint(240, white, [header, button]));
    const other = visualScore(
      design,
      paint(240, white, [{ x: 250, y: 60, width: 40, height: 100, color: [250, 200, 0] }]),
    );
    expect(slid).toBeGreaterThan(0.9);
    expect(lacking).toBeGreaterThan(other);
    expect(slid).toBeGreaterThan(lacking);
  });

  it('falls as colours drift', () => {
    const tinted = (color: Rgb): number => visualScore(design, paint(240, white, [header, { ...card, color }, button]));
    expect(tinted([220, 40, 40])).toBe(1);
    expect(tinted([200, 60, 40])).toBeLessThan(1);
    expect(tinted([40, 40, 220])).toBeLessThan(tinted([200, 60, 40]));
  });
});

describe('dominantColor', () => {
  it('is the background', () => {
    expect(dominantColor(design)).toEqual(white);
  });
});
