import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { frameStacks } from './frame-stacks.ts';

const part = (box: Box, fill: number): LayoutNode => ({
  ...{ kind: 'empty', box, ink: box, paint: { fill, radius: 4 }, children: [] },
});
const line = (x: number, y = 102, height = 196): LayoutNode => {
  const box = { x, y, width: 1, height };
  return { kind: 'rule', box, ink: box, color: 0xe5e7eb, children: [] };
};
const group = (kind: 'row' | 'stack', ...children: LayoutNode[]): LayoutNode => {
  const box = unionBox(children.map((child) => child.box));
  return { kind, box, ink: box, children };
};
/** A card of a body and a foot. */
const card = (x: number, gap = 0): LayoutNode =>
  group(
    'stack',
    part({ x, y: 100, width: 300, height: 150 }, 0xf9fafb),
    part({ x, y: 250 + gap, width: 300, height: 50 }, 0xf3f4f6),
  );

it('makes lines along both sides of boxes upon each other the border of their card', () => {
  const row = group('row', line(99), card(100), line(400), line(419), card(420), line(720));
  frameStacks(row);
  expect(row.children.map(({ kind, paint }) => [kind, paint?.border?.color, paint?.radius])).toEqual([
    ['stack', 0xe5e7eb, 4],
    ['stack', 0xe5e7eb, 4],
  ]);
  expect(row.children[0].box).toEqual({ x: 99, y: 100, width: 302, height: 200 });
});

it('takes what the shadow of such a card leaves of itself below it, and no line that goes on', () => {
  const below = (x: number, width: number): LayoutNode => {
    const box = { x, y: 301, width, height: 2 };
    return { kind: 'rule', box, ink: box, color: 0xe5e7eb, children: [] };
  };
  const row = group('row', line(99), card(100), line(400), line(419), card(420), line(720));
  const page = group('stack', row, below(104, 292), below(90, 640));
  frameStacks(page);
  expect(page.children.map(({ box }) => box.width)).toEqual([622, 640]);
});

it('leaves a line that stands at one side alone, is short, or divides what is apart', () => {
  for (const row of [
    group('row', card(100), line(400), card(420)),
    group('row', line(99, 102, 60), card(100), line(400, 102, 60)),
    group('row', line(99), card(100, 20), line(400)),
    group('row', line(80), card(100), line(420)),
  ]) {
    const count = row.children.length;
    frameStacks(row);
    expect(row.children).toHaveLength(count);
  }
});
