import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { rgb } from '../../raster/color.ts';
import { blank, fill } from '../../testing/draw.ts';
import { findSurfaces, MIN_SURFACE_PIXEL_COUNT } from '../regions/find-surfaces.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { findShadedGrounds } from './find-shaded-grounds.ts';

const band = { x: 0, y: 40, width: 640, height: 200 };

/** A band from side to side in front of a white page, whose shade is that of `shadeAt`, 0–1. */
function page(shadeAt: (x: number, y: number) => number): Pixels {
  const image = blank(640, 300, 0xffffff);
  for (let y = band.y; y < band.y + band.height; y++)
    for (let x = 0; x < 640; x++) {
      const level = Math.round(80 * shadeAt(x / 640, (y - band.y) / band.height));
      image.data[y * 640 + x] = rgb(20, 90 + level, 160 + level);
    }
  return fill(image, { x: 80, y: 120, width: 200, height: 30 }, 0xffffff);
}

function find(image: Pixels, pictures: Parameters<typeof findShadedGrounds>[3] = []) {
  const labelling = labelFlatRegions(image, 3, MIN_SURFACE_PIXEL_COUNT);
  const isSurface = findSurfaces(labelling, image.width);
  const surfaces = labelling.regions.filter(({ label }) => isSurface[label] === 1);
  return findShadedGrounds(image, labelling.labels, surfaces, pictures);
}

/** Soft light from two sides, as of a photograph out of focus. */
const soft = (x: number, y: number): number => 0.5 + 0.25 * Math.sin(9 * x) + 0.25 * Math.cos(5 * y + 4 * x);

it('finds a section whose ground is as soft as paint and no straight gradient', () => {
  expect(find(page(soft))).toEqual([band]);
  // Below a dark colour not much of a photograph is left.
  expect(find(page((x, y) => 0.25 * soft(x, y)))).toEqual([band]);
});

it('leaves one in one colour or in a straight gradient, and one that is a picture already', () => {
  expect(find(page(() => 0.5))).toEqual([]);
  expect(find(page((x) => x))).toEqual([]);
  expect(find(page((x, y) => (x > 0.7 ? soft(x, y) : 0.5)))).toEqual([]);
  expect(find(page((x, y) => 0.08 * soft(x, y)))).toEqual([]);
  expect(find(page(soft), [band])).toEqual([]);
});
