import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { freeSidePanel } from './free-side-panel.ts';

const PAGE = { x: 0, y: 0, width: 1280, height: 900 };
const BLUE = { fill: 0x5e72e4 };

const entries = [80, 130, 180, 230].map((y) => textNode('Entry', 60, y));
const box = (at: Box, paint: LayoutNode['paint'], ...children: LayoutNode[]): LayoutNode =>
  ({ kind: 'stack', box: at, ink: at, paint, children }) as LayoutNode;
const panel = (at: Box = { x: 16, y: 16, width: 250, height: 690 }) => box(at, { fill: 0xffffff }, ...entries);
const title = textNode('Dashboard', 300, 40);
const band = () => box({ x: 0, y: 0, width: 1280, height: 300 }, BLUE, title);
const pageOf = (...children: LayoutNode[]): ContainerNode =>
  ({ kind: 'stack', box: PAGE, ink: PAGE, children }) as ContainerNode;

it('takes a band on which a menu at the side floats for a ground, and what stands on it for content of the page', () => {
  const [menu, ground] = [panel(), band()];
  const root = pageOf(ground, menu);
  expect(freeSidePanel(root)).toEqual([{ kind: 'empty', box: ground.box, ink: ground.ink, paint: BLUE, children: [] }]);
  expect(root.children).toEqual([title, menu]);
});

it('keeps a photograph a picture', () => {
  const ground = { ...band(), paint: undefined, image: { kind: 'photo', background: true } } as LayoutNode;
  expect(freeSidePanel(pageOf(ground, panel()))).toMatchObject([{ kind: 'image', image: { background: true } }]);
});

it.each([
  ['a card in the middle of it', panel({ x: 400, y: 16, width: 250, height: 690 })],
  ['a low card', panel({ x: 16, y: 16, width: 250, height: 400 })],
  ['a menu below it', panel({ x: 16, y: 304, width: 250, height: 580 })],
  ['a picture at its side', { ...panel(), children: [] } as LayoutNode],
])('leaves a band with %s as it is', (_, card) => {
  const root = pageOf(band(), card);
  expect(freeSidePanel(root)).toEqual([]);
  expect(root.children).toHaveLength(2);
});
