import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { addDashedFrames } from './add-dashed-frames.ts';
import { findBoxes } from './find-boxes.ts';
import { findDashedFrames } from './find-dashed-frames.ts';

const BLUE = 0x3366cc;

/** Dashes of 6 × 2 every 10 px around 204 × 84 at 40, 30, as Chromium sets them: whole at the corners. */
function dashedBox(ground: number, inside: number): Pixels {
  const image = fill(blank(300, 160, ground), { x: 40, y: 30, width: 206, height: 86 }, inside);
  for (let x = 40; x <= 240; x += 10) for (const y of [30, 114]) fill(image, { x, y, width: 6, height: 2 }, BLUE);
  for (let y = 30; y <= 110; y += 10) for (const x of [40, 244]) fill(image, { x, y, width: 2, height: 6 }, BLUE);
  return image;
}

function look(image: Pixels) {
  const segmentation = segmentImage(image);
  const { frames, isPart } = findDashedFrames(image, [...segmentation.glyphs, ...segmentation.antialiasedEdges]);
  const left = segmentation.glyphs.filter((glyph) => !isPart(glyph));
  return { left, boxes: addDashedFrames(findBoxes(image, segmentation).boxes, frames) };
}

it('finds a border of dashes, which are no letters then', () => {
  const { boxes, left } = look(dashedBox(0xffffff, 0xffffff));
  expect(boxes).toMatchObject([
    { box: { x: 40, y: 30, width: 206, height: 86 }, paint: { border: { color: BLUE, width: 2, style: 'dashed' } } },
  ]);
  expect(left).toEqual([]);
});

it('gives it to the box that it lies around', () => {
  const { boxes } = look(dashedBox(0xffffff, 0xeef2ff));
  expect(boxes).toMatchObject([
    { box: { x: 40, y: 30, width: 206, height: 86 }, paint: { fill: 0xeef2ff, border: { style: 'dashed' } } },
  ]);
});

it('leaves two rows of dashes alone that nothing joins', () => {
  const image = blank(300, 160, 0xffffff);
  for (let x = 40; x <= 240; x += 10) for (const y of [30, 114]) fill(image, { x, y, width: 6, height: 2 }, BLUE);
  expect(look(image).boxes).toEqual([]);
});
