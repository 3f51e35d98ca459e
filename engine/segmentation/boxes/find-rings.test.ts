import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { findConnectedComponents } from '../regions/find-connected-components.ts';
import { findSurfaces } from '../regions/find-surfaces.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { findRings } from './find-rings.ts';

function ringsIn(image: Pixels) {
  const labelling = labelFlatRegions(image, 3);
  const map = findConnectedComponents(image, labelling, findSurfaces(labelling, image.width));
  return findRings(image, map.labels, map.components);
}

/** A pill 40 × 20 px at 20, 20 with a line of 1 px around it, on white. */
function pill(ground: number): Pixels {
  const image = blank(120, 60, 0xffffff);
  const paint = (inset: number, color: number): void => {
    for (const x of [30, 50]) fillDisc(image, x, 30, 10 - inset, color);
    fill(image, { x: 30, y: 20 + inset, width: 20, height: 20 - 2 * inset }, color);
  };
  paint(0, 0x6b7280);
  paint(1, ground);
  return image;
}
const withLetters = (image: Pixels): Pixels => {
  for (const x of [30, 37, 44]) fill(image, { x, y: 26, width: 4, height: 8 }, 0x6b7280);
  return image;
};

it('takes the line around words for the border of a box', () => {
  const { boxes, glyphs } = ringsIn(withLetters(pill(0xffffff)));
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toMatchObject({
    box: { x: 20, y: 20, width: 40, height: 20 },
    paint: { border: { color: 0x6b7280, width: 1 }, radius: 10 },
  });
  expect(boxes[0].paint.fill).toBeUndefined();
  expect(glyphs.filter(({ height }) => height === 8)).toHaveLength(3);
});

it('leaves a line around nothing, and what is drawn within', () => {
  expect(ringsIn(pill(0xffffff)).boxes).toEqual([]);
  const crossed = fill(withLetters(pill(0xffffff)), { x: 34, y: 20, width: 1, height: 20 }, 0x6b7280);
  expect(ringsIn(crossed).boxes).toEqual([]);
});
