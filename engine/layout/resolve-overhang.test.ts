import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildTree } from './build-tree.ts';
import { resolveOverhang } from './resolve-overhang.ts';

const banner = { x: 0, y: 0, width: 400, height: 120 };
const card = { x: 20, y: 80, width: 360, height: 120 };
const painted = (box: Box, children: LayoutNode[] = []): LayoutNode => ({
  kind: 'stack',
  box,
  ink: box,
  children,
  paint: { fill: 0xffffff },
});

it('ends a banner where the card begins that hangs from it', () => {
  const [behind, front] = resolveOverhang([painted(banner, [textNode('Good morning', 20, 20)]), painted(card)]);
  expect(behind.ink).toEqual({ ...banner, height: 80 });
  expect(behind.under).toBe(40);
  expect(front.ink).toEqual(card);
});

it('leaves a banner alone in whose foot something stands beside the card', () => {
  const [behind] = resolveOverhang([painted(banner, [textNode('Good morning', 20, 90)]), painted({ ...card, x: 200 })]);
  expect(behind.under).toBeUndefined();
});

const NOTHING = {
  page: { x: 0, y: 0, width: 400, height: 300 },
  ...{ boxes: [], blocks: [], rules: [], pictures: [], icons: [], portraits: [] },
  ...{ checks: [], gauges: [], fields: [], dots: [], waiting: [] },
};

it('puts what is written on the lap of two boxes on the one in front', () => {
  const block = textNode('Your next crossing', 40, 90).text!;
  const boxes = [banner, card].map((box, surface) => ({ box, paint: { fill: 0xffffff }, surface }));
  const { root } = buildTree({ ...NOTHING, boxes, blocks: [block] });
  expect(root.kind).toBe('stack');
  expect(root.children.map(({ box, children }) => [box.y, children.length])).toEqual([
    [0, 0],
    [80, 1],
  ]);
});

it('puts what is written on a panel on that, however much smaller the band is that it lies on', () => {
  const [panel, band] = [
    { x: 100, y: 20, width: 200, height: 240 },
    { x: 0, y: 160, width: 400, height: 100 },
  ];
  const block = textNode('Your next crossing', 120, 180).text!;
  const seen = (layer: number) => {
    const front = { box: panel, paint: { fill: 0xdddddd }, surface: 0, layer };
    const behind = { box: band, paint: { fill: 0xffffff }, surface: 1 };
    const { root } = buildTree({ ...NOTHING, boxes: [front, behind], blocks: [block] });
    return root.children.find(({ children }) => children.length > 0)?.box;
  };
  expect([seen(1), seen(0)]).toEqual([panel, band]);
});
