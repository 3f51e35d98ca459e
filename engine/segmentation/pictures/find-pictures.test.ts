import { expect, it } from 'vitest';
import { blank, fillPhotograph } from '../../testing/draw.ts';
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
