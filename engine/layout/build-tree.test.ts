import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import { textNode } from '../testing/text-node.ts';
import { buildTree, type Parts } from './build-tree.ts';

const partsWith = (pictures: Box[]): Parts => ({
  page: { x: 0, y: 0, width: 800, height: 800 },
  boxes: [60, 160, 260].map((y, surface) => ({
    box: { x: 100, y, width: 700, height: 80 },
    paint: { fill: 0xf2f2f2 },
    surface,
  })),
  blocks: [60, 160, 260].map((y) => textNode('A row of the page', 200, y + 20).text!),
  rules: [],
  pictures,
  icons: [],
  portraits: [],
  checks: [],
  gauges: [],
  fields: [],
  waiting: [],
});

it('sees no picture in the shade that a menu throws along its edge', () => {
  const root = buildTree(partsWith([{ x: 96, y: 0, width: 24, height: 800 }]));
  expect(root.kind).toBe('stack');
  expect(root.children.map(({ kind, box }) => [kind, box.y])).toEqual([
    ['stack', 60],
    ['stack', 160],
    ['stack', 260],
  ]);
});

it('keeps a long picture that nothing lies across', () => {
  const root = buildTree(partsWith([{ x: 20, y: 0, width: 24, height: 800 }]));
  const kindsIn = (node: typeof root): string[] => [node.kind, ...node.children.flatMap(kindsIn)];
  expect(kindsIn(root)).toContain('image');
});
