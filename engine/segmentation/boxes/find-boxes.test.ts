import { expect, it } from 'vitest';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findBoxes } from './find-boxes.ts';

it('sees a panel on a photograph that has the colour of the page below it', () => {
  const image = fillPhotograph(blank(480, 400, 0xffffff), { x: 0, y: 0, width: 480, height: 320 });
  fill(image, { x: 140, y: 60, width: 200, height: 180 }, 0xffffff);
  const { boxes, page } = findBoxes(image, segmentImage(image));
  expect(page).toBe(0xffffff);
  expect(boxes.map(({ box, paint }) => [box, paint.fill])).toEqual([
    [{ x: 140, y: 60, width: 200, height: 180 }, 0xffffff],
  ]);
});
