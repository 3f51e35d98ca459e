import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findBoxes } from './find-boxes.ts';

const CARD: Box = { x: 100, y: 60, width: 300, height: 160 };

/** A white card with lines of some colours and widths at its sides, and words in it. */
function drawCard(lines: { top: [number, number]; side: [number, number]; bottom: [number, number] }): Pixels {
  const image = blank(500, 300, 0xf3f4f6);
  const { x, y, width, height } = CARD;
  const [top, side, bottom] = [lines.top, lines.side, lines.bottom].map(([color, line]) => ({ color, line }));
  fill(image, { x: x - side.line, y, width: width + 2 * side.line, height: height + bottom.line }, side.color);
  fill(image, { x: x - side.line, y: y + height, width: width + 2 * side.line, height: bottom.line }, bottom.color);
  fill(image, CARD, 0xffffff);
  fill(image, { x, y: y - top.line, width, height: top.line }, top.color);
  for (const left of [130, 138, 146, 154]) fill(image, { x: left, y: 120, width: 4, height: 12 }, 0x222222);
  return image;
}

const found = (image: Pixels) => findBoxes(image, segmentImage(image));

it('gives a card with a coloured top a border there, as thick as it is, and its own at the other sides', () => {
  const { boxes, rules } = found(drawCard({ top: [0x10b981, 4], side: [0xd1d5db, 1], bottom: [0xd1d5db, 1] }));
  expect(boxes).toHaveLength(1);
  expect(boxes[0].box).toEqual({ x: 99, y: 56, width: 302, height: 165 });
  expect(boxes[0].paint.border).toEqual({
    ...{ color: 0xd1d5db, width: 1, sides: ['top', 'right', 'bottom', 'left'] },
    accent: { side: 'top', color: 0x10b981, width: 4 },
  });
  expect(rules).toEqual([]);
});

it('knows a border whose sides have one colour', () => {
  const { boxes } = found(drawCard({ top: [0xd1d5db, 1], side: [0xd1d5db, 1], bottom: [0xd1d5db, 1] }));
  expect(boxes[0].paint.border).toEqual({ color: 0xd1d5db, width: 1, sides: ['top', 'right', 'bottom', 'left'] });
});
