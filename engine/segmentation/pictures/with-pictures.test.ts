import { expect, it } from 'vitest';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { withPictures } from './with-pictures.ts';

const surface = (x: number, y: number, width: number, height: number): Surface =>
  ({ x, y, width, height, pixels: width * height, color: 0xffffff, label: x }) as Surface;
const none = { glyphs: [], antialiasedEdges: [], rules: [], pictures: [] };
const segmentationOf = (surfaces: Surface[]) => ({ ...none, surfaces }) as unknown as Segmentation;
const chart = { x: 40, y: 100, width: 360, height: 250 };

it('keeps the card that a chart stands on, and drops the ground of the chart itself', () => {
  const [card, ground] = [surface(20, 20, 400, 350), surface(38, 98, 362, 254)];
  expect(withPictures(segmentationOf([card, ground]), [chart]).surfaces).toEqual([card]);
});

it('lets a chart reach as far as its legend', () => {
  const legend = surface(60, 342, 40, 12);
  const { surfaces, pictures } = withPictures(segmentationOf([legend]), [chart]);
  expect([surfaces, pictures]).toEqual([[], [{ ...chart, height: 254 }]]);
});
