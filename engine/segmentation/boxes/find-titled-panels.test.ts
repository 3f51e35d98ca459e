import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findTitledPanels } from './find-titled-panels.ts';

const PANEL = { x: 20, y: 20, width: 200, height: 100 };

/** A panel with a border of one pixel and a head in its colour, which is as high as `head`. */
function panelsOf(head: number, isWritten = true) {
  const image = fill(blank(260, 160, 0xffffff), PANEL, 0x337ab7);
  fill(image, { x: 21, y: 20 + head, width: 198, height: 99 - head }, 0xfafafa);
  if (isWritten) for (let x = 40; x < 190; x += 6) fill(image, { x, y: 70, width: 4, height: 12 }, 0x222222);
  const { labels, surfaces } = segmentImage(image);
  return findTitledPanels(labels, image.width, surfaces);
}

it('splits a panel from its head of the border’s colour', () => {
  expect(panelsOf(30)).toMatchObject([
    {
      box: PANEL,
      head: { x: 20, y: 20, width: 200, height: 30 },
      color: 0x337ab7,
      width: 1,
      body: { color: 0xfafafa },
    },
  ]);
});

it('leaves a border without head, and a picture in its card, alone', () => {
  expect(panelsOf(1)).toEqual([]);
  expect(panelsOf(30, false)).toEqual([]);
});
