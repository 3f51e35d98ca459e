import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { green, rgb } from '../raster/color.ts';
import { blank, fill } from '../testing/draw.ts';
import { denoise, estimateGrain } from './denoise.ts';

/** A dark bar on a light ground that grows darker to the right. */
function page(): Pixels {
  const image = blank(160, 120, 0xe6e6e6);
  for (let at = 0; at < image.data.length; at++) image.data[at] -= Math.round((at % 160) / 10) * 0x010101;
  fill(image, { x: 40, y: 40, width: 60, height: 12 }, 0x303030);
  return image;
}

/** The same through a sensor: levels that jump up and down by turns of no short period. */
function grainy({ width, height, data }: Pixels, levels: number): Pixels {
  let state = 7;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.round((state / 0x7fffffff - 0.5) * 2 * levels);
  };
  const moved = (color: number) => {
    const value = Math.min(255, Math.max(0, green(color) + noise()));
    return rgb(value, value, value);
  };
  return { width, height, data: data.map(moved) };
}

it('measures the grain of a photograph, whatever its light; a screenshot has none', () => {
  expect(estimateGrain(page())).toBeLessThan(0.5);
  // Evenly spread levels up to 10 have a deviation of 10 / √3.
  expect(estimateGrain(grainy(page(), 10))).toBeCloseTo(5.8, 0);
});

it('leaves a picture without grain as it is, and one that is nothing but noise', () => {
  const image = page();
  expect(denoise(image)).toBe(image);
  const noise = grainy(blank(160, 120, 0x808080), 120);
  expect(denoise(noise)).toBe(noise);
});

it('leaves a page alone of which only the photographs have grain', () => {
  const image = grainy(page(), 10);
  fill(image, { x: 0, y: 90, width: 160, height: 30 }, 0xf4f1ea);
  expect(denoise(image)).toBe(image);
});

it('takes the grain off and keeps the edges where they are', () => {
  const clean = page();
  const smooth = denoise(grainy(clean, 10));
  expect(estimateGrain(smooth)).toBeLessThan(1.5);
  for (const [x, y] of [
    [41, 45],
    [39, 45],
    [70, 39],
    [70, 41],
    [120, 90],
  ])
    expect(Math.abs(green(smooth.data[y * 160 + x]) - green(clean.data[y * 160 + x]))).toBeLessThan(5);
});
