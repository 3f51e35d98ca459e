import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { sideBoxes } from './side-boxes.ts';

const boxAt = (x: number, y: number, width: number, height: number): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0x223344 } };
};
const panel = [boxAt(0, 70, 300, 134), boxAt(0, 204, 300, 34), boxAt(0, 238, 300, 482)];
const sign = boxAt(20, 300, 20, 20);
const content = [boxAt(330, 100, 200, 80), boxAt(560, 100, 200, 80), boxAt(330, 600, 900, 200)];

it('finds boxes at a side that are flush below each other, with what lies on them', () => {
  const header = boxAt(0, 0, 1280, 70);
  expect(sideBoxes([header, ...panel, sign, ...content])).toEqual([...panel, sign]);
  // A bar beside the first of them makes no table of all.
  expect(sideBoxes([...panel, boxAt(300, 70, 980, 134), ...content])).toEqual(panel);
});

it('leaves cells of a table, low ones, and those in the middle of the page', () => {
  const cells = panel.flatMap(({ box }) => [box, { ...box, x: 300 }, { ...box, x: 600 }]);
  expect(sideBoxes(cells.map(({ x, y, width, height }) => boxAt(x, y, width, height)))).toBeUndefined();
  expect(sideBoxes([...panel.slice(0, 2), ...content])).toBeUndefined();
  const inside = panel.map(({ box }) => boxAt(box.x + 340, box.y, box.width, box.height));
  expect(sideBoxes([boxAt(0, 0, 1280, 70), ...inside])).toBeUndefined();
});
