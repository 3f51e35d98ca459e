import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findOccluders } from './find-occluders.ts';

const BANNER = 0x0a4d8c;

/** What hides the lower edge of a banner on which a card hangs. */
function occludersOf(card: { x: number; width: number }) {
  const image = fill(blank(400, 300, 0xeef3f7), { x: 0, y: 0, width: 400, height: 120 }, BANNER);
  fill(image, { ...card, y: 80, height: 120 }, 0xffffff);
  const { surfaces, labels } = segmentImage(image);
  const banner = surfaces.find(({ color }) => color === BANNER)!;
  return findOccluders(banner, surfaces, labels, image.width).map(({ color }) => color);
}

it('finds the card that hides most of the lower edge of a banner', () => {
  expect(occludersOf({ x: 20, width: 360 })).toEqual([0xffffff]);
});

it('does not take what is as wide as a surface for something in front of it', () => {
  expect(occludersOf({ x: 0, width: 400 })).toEqual([]);
});
