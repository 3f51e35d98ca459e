import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';

it('parts a progress bar into what is done and what is left', () => {
  const image = blank(300, 40, 0x101014);
  fill(image, { x: 20, y: 16, width: 240, height: 6 }, 0x3a3345);
  fill(image, { x: 20, y: 16, width: 90, height: 6 }, 0xff7ac6);
  expect(segmentImage(image).rules).toMatchObject([
    { x: 20, y: 16, width: 90, height: 6, color: 0xff7ac6 },
    { x: 110, y: 16, width: 150, height: 6, color: 0x3a3345 },
  ]);
});

it('leaves a bar of one colour whole', () => {
  const image = fill(blank(300, 40, 0xffffff), { x: 20, y: 16, width: 240, height: 4 }, 0x2563eb);
  expect(segmentImage(image).rules).toMatchObject([{ x: 20, width: 240 }]);
});

it('takes small type whose letters touch for no bar', () => {
  const image = blank(300, 40, 0xffffff);
  for (let x = 20; x < 56; x += 3) {
    fill(image, { x, y: 16, width: 2, height: 6 }, 0x222222);
    fill(image, { x: x + 2, y: 16, width: 1, height: 6 }, 0xaaaaaa);
  }
  expect(segmentImage(image).rules).toEqual([]);
});
