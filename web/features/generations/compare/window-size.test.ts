import { expect, test } from 'vitest';
import type { LayoutNode } from '#contract/generations.ts';
import { windowSize } from './window-size.ts';

const page = (children: LayoutNode[]): LayoutNode => ({
  kind: 'row',
  role: 'body',
  box: { x: 0, y: 0, width: 2560, height: 3200 },
  children,
});
const dense = { width: 2560, height: 3200, pageArea: { x: 0, y: 0, width: 2560, height: 3200, density: 2 } };

test('a design that may be one window is one', () =>
  expect(windowSize({ width: 1440, height: 900 })).toEqual({ width: 1440, height: 900 }));

test('a longer page is scrolled', () =>
  expect(windowSize({ width: 1440, height: 3000 })).toEqual({ width: 1440, height: 720 }));

test('a sidebar that ends before the page does says where the window ended', () => {
  const sidebar: LayoutNode = { kind: 'stack', role: 'aside', box: { x: 0, y: 0, width: 500, height: 1800 } };
  const content: LayoutNode = { kind: 'stack', role: 'main', box: { x: 500, y: 0, width: 2060, height: 3200 } };
  expect(windowSize({ ...dense, layout: page([sidebar, content]) })).toEqual({ width: 1280, height: 900 });
});

test('one that reaches its end, and a part that begins further down, say nothing', () => {
  const sidebar: LayoutNode = { kind: 'stack', role: 'aside', box: { x: 0, y: 0, width: 500, height: 3200 } };
  const card: LayoutNode = { kind: 'stack', role: 'article', box: { x: 0, y: 200, width: 500, height: 1500 } };
  for (const child of [sidebar, card])
    expect(windowSize({ ...dense, layout: page([child]) })).toEqual({ width: 1280, height: 720 });
});
