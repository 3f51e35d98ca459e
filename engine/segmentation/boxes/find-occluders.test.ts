import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findBoxes } from './find-boxes.ts';

const boxesOf = (card: { x: number; width: number }) => {
  const image = fill(blank(400, 300, 0xeef3f7), { x: 0, y: 0, width: 400, height: 120 }, 0x0a4d8c);
  fill(image, { ...card, y: 80, height: 120 }, 0xffffff);
  return findBoxes(image, segmentImage(image)).boxes.map(({ box, paint }) => [box.y, box.height, paint.fill]);
};

it('finds the banner behind a card that hides most of its lower edge', () => {
  expect(boxesOf({ x: 20, width: 360 }).sort()).toEqual([
    [0, 120, 0x0a4d8c],
    [80, 120, 0xffffff],
  ]);
});

it('does not guess a banner from what is seen above something as wide as itself', () => {
  expect(boxesOf({ x: 0, width: 400 })).toContainEqual([0, 80, 0x0a4d8c]);
});
