import { expect, it } from 'vitest';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

const SIDE_PX = 64;

it('takes the plain foot of a round portrait for a part of it', () => {
  const [left, top] = [40, 24];
  const image = fillPhotograph(blank(240, 120, 0xffffff), { x: left, y: top, width: SIDE_PX, height: SIDE_PX });
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) {
      const at = (top + y) * image.width + left + x;
      if (Math.hypot(x + 0.5 - SIDE_PX / 2, y + 0.5 - SIDE_PX / 2) > SIDE_PX / 2) image.data[at] = 0xffffff;
      else if (y >= 50) image.data[at] = 0x161415;
    }
  }
  const { pictures, glyphs } = segmentImage(image);
  expect(pictures).toEqual([{ x: left, y: top, width: SIDE_PX, height: SIDE_PX }]);
  expect(glyphs).toEqual([]);
});

it('leaves a card out of the photograph at its head, whose border touches that', () => {
  const card = { x: 40, y: 20, width: 182, height: 242 };
  const image = fill(blank(260, 300, 0xffffff), card, 0xd2d2d2);
  fill(image, { x: 41, y: 21, width: 180, height: 240 }, 0xffffff);
  fillPhotograph(image, { x: 41, y: 21, width: 180, height: 110 });
  expect(segmentImage(image).pictures.map(({ height }) => height)).toEqual([expect.closeTo(110, -0.5)]);
});
