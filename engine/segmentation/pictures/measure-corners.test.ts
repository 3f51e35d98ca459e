import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { measureCorners } from './measure-corners.ts';

const [GROUND, PHOTO] = [0xffffff, 0x335577];
const box = { x: 20, y: 20, width: 200, height: 140 };

/** A picture with corners of this radius at its top and at its foot. */
function page(top: number, foot: number): Pixels {
  const image = blank(240, 180, GROUND);
  fill(image, { ...box, y: box.y + top, height: box.height - top - foot }, PHOTO);
  for (const [radius, y] of [
    [top, box.y],
    [foot, box.y + box.height - foot],
  ]) {
    fill(image, { ...box, x: box.x + radius, y, width: box.width - 2 * radius, height: radius }, PHOTO);
    for (const x of [box.x + radius, box.x + box.width - radius])
      fillDisc(image, x, y === box.y ? y + radius : y, radius, PHOTO);
  }
  return image;
}

it('measures the radius of four round corners, and of two', () => {
  expect(measureCorners(page(16, 16), box)?.radius).toBeGreaterThan(13);
  expect(measureCorners(page(16, 16), box)?.radius).toBeLessThan(19);
  expect(measureCorners(page(16, 16), box)?.squareSide).toBeUndefined();
  expect(measureCorners(page(16, 0), box)?.squareSide).toBe('bottom');
});

it('says nothing of square corners, and of a picture in the colour of its ground', () => {
  expect(measureCorners(page(0, 0), box)).toBeUndefined();
  expect(measureCorners(blank(240, 180, GROUND), box)).toBeUndefined();
});
