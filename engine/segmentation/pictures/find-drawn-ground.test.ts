import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { findConnectedComponents } from '../regions/find-connected-components.ts';
import { findSurfaces, MIN_SURFACE_PIXEL_COUNT } from '../regions/find-surfaces.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { findDrawnGround } from './find-drawn-ground.ts';

const [WIDTH, HEIGHT] = [400, 400];

/** A page with lines from side to side that fall by `slope` px in each px. */
function page(lines: number, slope: number): Pixels {
  const data = new Int32Array(WIDTH * HEIGHT).fill(0xdbf0ef);
  for (let line = 1; line <= lines; line++)
    for (let x = 0; x < WIDTH; x++)
      for (let k = 0; k < 3; k++) {
        const y = Math.round((line * HEIGHT) / (lines + 2) + slope * x) + k;
        data[y * WIDTH + x] = 0x88b8b8;
      }
  return { width: WIDTH, height: HEIGHT, data };
}

function find(image: Pixels) {
  const labelling = labelFlatRegions(image, 3, MIN_SURFACE_PIXEL_COUNT);
  const isSurface = findSurfaces(labelling, image.width);
  const map = findConnectedComponents(image, labelling, isSurface);
  const seen = labelling.regions.filter(({ label }) => isSurface[label] === 1);
  return findDrawnGround(image, map, seen, []);
}

it('finds a ground that slanted lines part from side to side', () => {
  expect(find(page(6, 0.1))).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
});

it('leaves level lines, and a few strokes on one ground', () => {
  expect(find(page(6, 0))).toBeUndefined();
  expect(find(page(2, 0.1))).toBeUndefined();
});
