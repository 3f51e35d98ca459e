import { expect, it } from 'vitest';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { findSurfaces, MIN_SURFACE_PIXEL_COUNT } from './find-surfaces.ts';
import { labelFlatRegions } from './label-flat-regions.ts';

const [PAPER, INK, TINT] = [0xffffff, 0x212529, 0xdbeafe];

/** Whether what is drawn at the middle of 60 × 60 pixels, 26 wide, is something that content lies on. */
function isSurfaceOf(middle: number): boolean {
  const image = blank(60, 60, PAPER);
  // A bold O: flat for 18 pixels on each side.
  fillDisc(image, 30, 30, 13, INK);
  for (const box of [
    { x: 17, y: 21, width: 26, height: 18 },
    { x: 21, y: 17, width: 18, height: 26 },
  ])
    fill(image, box, INK);
  fill(image, { x: 23, y: 22, width: 14, height: 16 }, middle);
  const labelling = labelFlatRegions(image, 3, MIN_SURFACE_PIXEL_COUNT);
  return findSurfaces(labelling, 60)[labelling.labels[30 * 60 + 19]] === 1;
}

it('takes a bold O for none, whose hole is of the ground, but a chip with a sign on it', () => {
  expect(isSurfaceOf(PAPER)).toBe(false);
  expect(isSurfaceOf(TINT)).toBe(true);
});
