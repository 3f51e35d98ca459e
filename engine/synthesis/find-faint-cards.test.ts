import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { bottom } from '../raster/box.ts';
import { blank, fill } from '../testing/draw.ts';
import { textNode } from '../testing/text-node.ts';
import { findFaintCards } from './find-faint-cards.ts';

const WHITE = 0xffffff;
const CARDS = [40, 250, 460].map((x) => ({ x, y: 50, width: 190, height: 120 }));

/** A row of columns of text on a ground. */
function rowOf(boxes: readonly Box[], paint?: Paint): LayoutNode {
  const columns = boxes.map((box): LayoutNode => {
    const content = { x: box.x + 24, y: box.y + 24, width: 100, height: 60 };
    return { kind: 'stack', box: content, ink: content, children: [textNode('Counts', content.x, content.y)] };
  });
  const box = { x: 0, y: 0, width: 700, height: 240 };
  return { kind: 'row', box, ink: box, children: columns, ...(paint && { paint }) };
}

/** Each row of a card in the colour that its place down the card has. */
function drawn(boxes: readonly Box[], colorAt: (share: number) => number) {
  const image = blank(700, 240, WHITE);
  for (const box of boxes)
    for (let y = box.y; y < bottom(box); y++)
      fill(image, { ...box, y, height: 1 }, colorAt((y - box.y) / (box.height - 1)));
  return image;
}

it('finds cards side by side that are hardly seen, with the gradient that runs down them', () => {
  const row = rowOf(CARDS);
  const image = drawn(CARDS, (share) => 0xeef3f0 + 0x010100 * Math.round(8 * share));
  findFaintCards(row, WHITE, image);
  expect(row.children.map(({ box }) => box)).toEqual(CARDS);
  const [first] = row.children;
  expect(first.paint).toMatchObject({ gradient: { angle: 180, stops: [{ at: 0 }, { at: 1 }] } });
});

it('takes the gradient off a ground that the cards made seem to be one', () => {
  const gradient = {
    angle: 180,
    stops: [
      { color: WHITE, at: 0 },
      { color: 0xf4f4f4, at: 1 },
    ],
  };
  const row = rowOf(CARDS, { fill: WHITE, gradient });
  findFaintCards(
    row,
    WHITE,
    drawn(CARDS, () => 0xf4f6fa),
  );
  expect(row.paint).toEqual({ fill: WHITE });
  expect(row.children[0].paint).toEqual({ fill: 0xf4f6fa });
});

it('takes nothing for cards that has no edge on one side, or is not alike', () => {
  const open = rowOf(CARDS);
  const image = drawn(CARDS, () => 0xf4f6fa);
  fill(image, { x: 230, y: 0, width: 20, height: 240 }, 0xf4f6fa);
  findFaintCards(open, WHITE, image);
  expect(open.children.every(({ paint }) => paint === undefined)).toBe(true);
  const uneven = CARDS.map((box, at) => (at === 1 ? { ...box, height: 90 } : box));
  const row = rowOf(uneven);
  findFaintCards(
    row,
    WHITE,
    drawn(uneven, () => 0xf4f6fa),
  );
  expect(row.children.every(({ paint }) => paint === undefined)).toBe(true);
});
