import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { dropRemnants } from './drop-remnants.ts';

const painted = (box: Box): LayoutNode => ({ kind: 'empty', box, ink: box, paint: { fill: 0x0b6b5d }, children: [] });
const bitmap = (box: Box): LayoutNode => ({ kind: 'image', image: { kind: 'icon' }, box, ink: box, children: [] });
const first = { x: 100, y: 300, width: 146, height: 50 };
const second = { x: 260, y: 300, width: 130, height: 50 };

const over = (piece: Box): LayoutNode => {
  const box = { x: 100, y: 300, width: 290, height: 50 };
  return { kind: 'overlay', box, ink: box, children: [painted(first), painted(second), bitmap(piece)] };
};

it('takes away a bitmap of the gap between two boxes, which then stand in a row', () => {
  const node = over({ x: 238, y: 300, width: 34, height: 50 });
  dropRemnants({ kind: 'stack', box: node.box, ink: node.ink, children: [node] });
  expect(node.kind).toBe('row');
  expect(node.children.map(({ box }) => box)).toEqual([first, second]);
});

it('leaves an icon on one of them', () => {
  const node = over({ x: 270, y: 312, width: 24, height: 24 });
  dropRemnants({ kind: 'stack', box: node.box, ink: node.ink, children: [node] });
  expect(node.children).toHaveLength(3);
});

it('takes away pieces of a border beside its box, and leaves lines that divide or stand out', () => {
  const box = { x: 272, y: 156, width: 226, height: 126 };
  const border = { color: 0xe6e7eb, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
  const card = (...children: LayoutNode[]): LayoutNode => ({
    ...{ kind: 'stack', box, ink: box, children: [painted({ x: 290, y: 200, width: 60, height: 20 }), ...children] },
    paint: { fill: 0xffffff, border: { ...border, sides: [...border.sides] }, radius: 8 },
  });
  const rule = (x: number, y: number, width: number, height: number, color = 0xe6e7ee): LayoutNode => {
    const own = { x, y, width, height };
    return { kind: 'rule', box: own, ink: own, children: [], color };
  };
  const kept = [rule(272, 240, 226, 1), rule(300, 281, 60, 2, 0x7c3aed), rule(520, 165, 1, 113)];
  const page = { x: 0, y: 0, width: 1280, height: 800 };
  const inner = card(rule(272, 240, 1, 38), ...kept.slice(0, 2));
  const root: LayoutNode = { kind: 'row', box: page, ink: page, children: [inner, rule(498, 165, 2, 113), kept[2]] };
  dropRemnants(root);
  expect(root.children).toEqual([inner, kept[2]]);
  expect(inner.children.slice(1)).toEqual(kept.slice(0, 2));
});

it('takes away the strokes of an icon, and leaves a line that goes beyond it', () => {
  const ruleAt = (box: Box): LayoutNode => ({ kind: 'rule', box, ink: box, children: [], color: 0xffffff });
  const icon = bitmap({ x: 40, y: 40, width: 60, height: 45 });
  const beyond = ruleAt({ x: 20, y: 60, width: 100, height: 1 });
  const box = { x: 0, y: 0, width: 150, height: 170 };
  const pane = (...children: LayoutNode[]): LayoutNode => {
    const node: LayoutNode = { kind: 'overlay', box, ink: box, paint: { fill: 0x6777ef }, children };
    dropRemnants({ kind: 'stack', box, ink: box, children: [node] });
    return node;
  };
  const alone = pane(
    icon,
    ruleAt({ x: 45, y: 42, width: 50, height: 3 }),
    ruleAt({ x: 45, y: 55, width: 50, height: 3 }),
  );
  expect(alone).toMatchObject({ kind: 'stack', children: [{ box: icon.box }] });
  expect(pane(icon, beyond).children).toEqual([icon, beyond]);
});
