import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findBoxes } from './find-boxes.ts';

const PANEL = { x: 20, y: 20, width: 200, height: 100 };

function boxesOf(head: number, written = true) {
  const image = fill(blank(260, 160, 0xffffff), PANEL, 0x337ab7);
  fill(image, { x: 21, y: 20 + head, width: 198, height: 99 - head }, 0xfafafa);
  if (written) for (let x = 40; x < 190; x += 6) fill(image, { x, y: 70, width: 4, height: 12 }, 0x222222);
  return findBoxes(image, segmentImage(image)).boxes.map(({ box, paint }) => ({ box, paint }));
}

it('parts a panel from its head of the border’s colour', () => {
  expect(boxesOf(30)).toMatchObject([
    { box: PANEL, paint: { fill: 0xfafafa, border: { color: 0x337ab7, width: 1 } } },
    { box: { x: 20, y: 20, width: 200, height: 30 }, paint: { fill: 0x337ab7 } },
  ]);
});

it('takes a border alone for a border', () => {
  expect(boxesOf(1)).toMatchObject([{ box: PANEL, paint: { fill: 0xfafafa, border: { width: 1 } } }]);
});

it('leaves a picture in its card alone', () => {
  expect(boxesOf(30, false).map(({ paint }) => paint.fill)).toEqual([0xfafafa]);
});
