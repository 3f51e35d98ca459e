import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { blank, fill } from '../testing/draw.ts';
import { completePaint } from './complete-paint.ts';

const WHITE = 0xffffff;
const GREY = 0xe3e6f0;
const GREEN = 0x1cc88a;

const cardAt = (box: Box, children: LayoutNode[] = []): LayoutNode => ({
  kind: 'row',
  box,
  ink: box,
  children,
  paint: { fill: WHITE, border: { color: GREY, width: 1, sides: ['top', 'right', 'bottom', 'left'] } },
});

const pageOf = (children: LayoutNode[]): LayoutNode => {
  const box = { x: 0, y: 0, width: 500, height: 220 };
  return { kind: 'row', box, ink: box, children };
};

/** Cards on white, each with a soft shadow around it where `isSoft` says so. */
function drawn(boxes: readonly Box[], isSoft: (at: number) => boolean) {
  const image = blank(500, 220, WHITE);
  const soft = boxes.filter((_, at) => isSoft(at));
  for (const at of image.data.keys()) {
    const [x, y] = [at % image.width, Math.floor(at / image.width)];
    const light = soft.reduce((left, box) => {
      const away = Math.max(box.x - x, x - right(box) + 1, box.y - y, y - bottom(box) + 1);
      return left * (1 - 0.2 / (1 + Math.exp((1.702 * (away - 0.5)) / 6)));
    }, 255);
    image.data[at] = 0x010101 * Math.round(light);
  }
  for (const box of boxes) fill(image, box, GREY);
  return image;
}

it('gives boxes with a border the shadow that they throw, and others none', () => {
  const boxes = [40, 200, 360].map((x) => ({ x, y: 60, width: 100, height: 80 }));
  const cards = boxes.map((box) => cardAt(box));
  completePaint(
    pageOf(cards),
    WHITE,
    drawn(boxes, (at) => at !== 2),
  );
  expect(cards.map(({ paint }) => paint!.shadow !== undefined)).toEqual([true, true, false]);
});

it('gives rows of a table none: a line below them looks like one', () => {
  const box = { x: 40, y: 40, width: 160, height: 120 };
  const row: LayoutNode = { ...cardAt(box), role: 'tr' };
  completePaint(
    pageOf([row]),
    WHITE,
    drawn([box], () => true),
  );
  expect(row.paint!.shadow).toBeUndefined();
});

it('knows a shadow that runs into that of a neighbour from those that can be measured', () => {
  const boxes = [
    { x: 30, y: 60, width: 100, height: 80 },
    { x: 200, y: 60, width: 100, height: 80 },
    { x: 310, y: 60, width: 100, height: 80 },
  ];
  const cards = boxes.map((box) => cardAt(box));
  completePaint(
    pageOf(cards),
    WHITE,
    drawn(boxes, () => true),
  );
  expect(cards[1].paint!.shadow).toEqual(cards[0].paint!.shadow);
});

it('makes a line along the side of a box as wide as it is drawn', () => {
  const box = { x: 40, y: 60, width: 200, height: 80 };
  const line = { x: 40, y: 61, width: 1, height: 78 };
  const rule: LayoutNode = { kind: 'rule', box: line, ink: line, color: GREEN, children: [] };
  const image = fill(
    drawn([box], () => false),
    { x: 40, y: 60, width: 4, height: 80 },
    GREEN,
  );
  fill(image, { x: 44, y: 61, width: 195, height: 78 }, WHITE);
  completePaint(pageOf([cardAt(box, [rule])]), WHITE, image);
  expect(rule.box).toEqual({ ...line, width: 4 });
});

it('knows that a box begins with its edge, where it was found to begin behind it', () => {
  const line = { x: 43, y: 61, width: 1, height: 78 };
  const rule: LayoutNode = { kind: 'rule', box: line, ink: line, color: GREEN, children: [] };
  const image = fill(blank(500, 220, WHITE), { x: 40, y: 60, width: 4, height: 80 }, GREEN);
  const card = cardAt({ x: 43, y: 60, width: 197, height: 80 }, [rule]);
  completePaint(pageOf([card]), WHITE, image);
  expect(rule.box).toEqual({ ...line, x: 40, width: 4 });
  expect(card.box).toEqual({ x: 40, y: 60, width: 200, height: 80 });
});
