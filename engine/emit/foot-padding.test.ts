import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Context } from './context.ts';
import { footPadding } from './foot-padding.ts';

const context = { designWidth: 1280 } as Context;
const box = { x: 0, y: 0, width: 1280, height: 400 };
const node: LayoutNode = { kind: 'stack', box, ink: box, children: [] };

it('keeps the room that the next thing hangs over, whatever the width of the screen', () => {
  expect(footPadding({ ...node, under: 60 }, 160, 24, context)).toBe('calc(clamp(24px, 7.9vw, 100px) + 60px)');
  expect(footPadding({ ...node, under: 60 }, 80, 24, context)).toBe('80px');
});

it('lets free room give way', () => {
  expect(footPadding(node, 160, 24, context)).toBe('clamp(24px, 12.5vw, 160px)');
});
