import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { blank, fill } from '../testing/draw.ts';
import { findOrnaments } from './find-ornaments.ts';

const WHITE = 0xffffff;
const CYAN = 0x11cdef;
const page = { x: 0, y: 0, width: 400, height: 300 };

/** The outline of a rectangle, 6 px thick. */
function outline(image: ReturnType<typeof blank>, { x, y, width, height }: Box, color: number): Box {
  fill(image, { x, y, width, height }, color);
  fill(image, { x: x + 6, y: y + 6, width: width - 12, height: height - 12 }, WHITE);
  return { x, y, width, height };
}

const find = (image: ReturnType<typeof blank>, drawings: Box[], texts: Box[], charts: Box[] = []) => [
  ...findOrnaments(image, {
    page,
    pageColor: WHITE,
    boxes: [],
    blocks: texts.map((ink) => ({ ink })),
    drawings,
    charts,
  }),
];

it('finds the drawing that a text runs across, and what is drawn in its colour elsewhere', () => {
  const image = blank(400, 300, WHITE);
  const crossed = outline(image, { x: 20, y: 20, width: 120, height: 120 }, CYAN);
  const alike = outline(image, { x: 300, y: 200, width: 60, height: 60 }, CYAN);
  const other = outline(image, { x: 200, y: 200, width: 60, height: 60 }, 0xf5365c);
  expect(find(image, [crossed, alike, other], [{ x: 100, y: 60, width: 90, height: 14 }])).toEqual([crossed, alike]);
});

it('leaves a dial in whose hole something stands, though it reaches out at its open side', () => {
  const image = blank(400, 300, WHITE);
  const dial = outline(image, { x: 20, y: 20, width: 120, height: 120 }, CYAN);
  fill(image, { x: 26, y: 134, width: 108, height: 6 }, WHITE);
  expect(find(image, [dial], [{ x: 60, y: 100, width: 40, height: 60 }])).toEqual([]);
  expect(find(image, [dial], [{ x: 60, y: 10, width: 40, height: 60 }])).toEqual([dial]);
});

it('takes no chart for an ornament that has the colour of one', () => {
  const image = blank(400, 300, WHITE);
  const dial = outline(image, { x: 20, y: 20, width: 120, height: 120 }, CYAN);
  const chart = outline(image, { x: 200, y: 100, width: 160, height: 160 }, CYAN);
  const figure = { x: 100, y: 60, width: 90, height: 14 };
  expect(find(image, [dial, chart], [figure], [chart])).toEqual([dial]);
});

it('leaves drawings beside the text in their place, and icons beside their labels', () => {
  const image = blank(400, 300, WHITE);
  const beside = outline(image, { x: 20, y: 20, width: 120, height: 120 }, CYAN);
  expect(find(image, [beside], [{ x: 160, y: 60, width: 90, height: 14 }])).toEqual([]);
  const icon = outline(image, { x: 200, y: 200, width: 18, height: 18 }, CYAN);
  const texts = [
    { x: 100, y: 60, width: 90, height: 14 },
    { x: 224, y: 202, width: 60, height: 14 },
  ];
  expect(find(image, [beside, icon], texts)).toEqual([beside]);
});

it('takes no picture for an ornament through which no ground is seen', () => {
  const image = blank(400, 300, WHITE);
  const picture = { x: 20, y: 20, width: 120, height: 120 };
  fill(image, picture, CYAN);
  expect(find(image, [picture], [{ x: 100, y: 60, width: 90, height: 14 }])).toEqual([]);
});
