import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { group } from './arrange.ts';
import { gatherPanes } from './gather-panes.ts';

const pane = (x: number, width: number, paint: Paint = { fill: 0xffffff }, height = 170): LayoutNode => {
  const box = { x, y: 240, width, height };
  return { kind: 'empty', box, ink: box, children: [], paint };
};
const blue = (x: number): LayoutNode => pane(x, 150, { fill: 0x6777ef });
const gathered = (...panes: LayoutNode[]): LayoutNode[] => {
  const row = group('row', panes);
  gatherPanes(row);
  return row.children;
};

it('makes one card of panes that touch, beside others that are farther away', () => {
  const panes = [blue(280), pane(430, 320), blue(780), pane(930, 320)];
  const cards = gathered(...panes);
  expect(cards.map(({ kind, children }) => [kind, children])).toEqual([
    ['row', panes.slice(0, 2)],
    ['row', panes.slice(2)],
  ]);
  expect(cards[1].box).toEqual({ x: 780, y: 240, width: 470, height: 170 });
});

it('leaves panes that all touch, differ in height, have borders, stand close to the next or are as low as fields', () => {
  const framed: Paint = { fill: 0xffffff, border: { color: 0, width: 1, sides: ['top'] } };
  for (const panes of [
    [blue(280), pane(430, 320), pane(750, 320)],
    [blue(280), pane(430, 320, undefined, 120), blue(780)],
    [blue(280), pane(430, 320, framed), blue(780)],
    [blue(280), pane(430, 320), blue(754)],
    [pane(280, 150, undefined, 38), pane(430, 40, undefined, 38), pane(500, 40, undefined, 38)],
  ])
    expect(gathered(...panes)).toEqual(panes);
});
