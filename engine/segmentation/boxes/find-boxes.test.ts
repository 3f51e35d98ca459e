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

it('sees the border of a card along its picture, too', () => {
  const image = blank(480, 420, 0xffffff);
  fill(image, { x: 100, y: 40, width: 240, height: 300 }, 0xcccccc);
  fill(image, { x: 101, y: 41, width: 238, height: 298 }, 0xffffff);
  fillPhotograph(image, { x: 101, y: 41, width: 238, height: 160 });
  for (const x of [130, 138, 146, 154]) fill(image, { x, y: 240, width: 4, height: 12 }, 0x222222);
  const { boxes, rules } = findBoxes(image, segmentImage(image));
  expect(boxes).toHaveLength(1);
  expect(boxes[0].box).toEqual({ x: 100, y: 40, width: 240, height: 300 });
  expect(boxes[0].paint.border).toMatchObject({ color: 0xcccccc, width: 1 });
  expect(rules).toEqual([]);
});

it('sees it along a picture at its side', () => {
  const image = blank(480, 220, 0xf8fafc);
  fill(image, { x: 60, y: 40, width: 358, height: 82 }, 0xcccccc);
  fill(image, { x: 61, y: 41, width: 356, height: 80 }, 0xffffff);
  fillPhotograph(image, { x: 61, y: 41, width: 80, height: 80 });
  for (const x of [170, 178, 186, 194, 202, 210, 218, 226]) fill(image, { x, y: 70, width: 4, height: 14 }, 0x222222);
  const { boxes, rules } = findBoxes(image, segmentImage(image));
  expect(boxes.map(({ box }) => box)).toEqual([{ x: 60, y: 40, width: 358, height: 82 }]);
  expect(boxes[0].paint.border).toEqual({ color: 0xcccccc, width: 1, sides: ['top', 'right', 'bottom', 'left'] });
  expect(rules).toEqual([]);
});

it('leaves no line of a thick accent that bends around the corners of its card', () => {
  const image = blank(480, 220, 0xf8f9fc);
  fill(image, { x: 100, y: 40, width: 300, height: 100 }, 0xffffff);
  fill(image, { x: 104, y: 39, width: 295, height: 1 }, 0xe3e6f0);
  fill(image, { x: 104, y: 140, width: 295, height: 1 }, 0xe3e6f0);
  fill(image, { x: 400, y: 42, width: 1, height: 96 }, 0xe3e6f0);
  // Four columns, of which the outer ones end before the corners do.
  fill(image, { x: 100, y: 44, width: 4, height: 92 }, 0x4e73df);
  fill(image, { x: 101, y: 42, width: 3, height: 96 }, 0x4e73df);
  fill(image, { x: 103, y: 40, width: 1, height: 100 }, 0x4e73df);
  for (const x of [130, 138, 146, 154]) fill(image, { x, y: 80, width: 4, height: 12 }, 0x222222);
  const { boxes, rules } = findBoxes(image, segmentImage(image));
  expect(boxes.map(({ paint }) => paint.border)).toEqual([
    {
      ...{ color: 0xe3e6f0, width: 1, sides: ['top', 'right', 'bottom', 'left'] },
      accent: { side: 'left', color: 0x4e73df, width: 4 },
    },
  ]);
  expect(rules).toEqual([]);
});
