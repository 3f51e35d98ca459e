import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { textNode } from '../testing/text-node.ts';
import { arrange } from './arrange.ts';

const rule = (at: Box): LayoutNode => ({ kind: 'rule', box: at, ink: at, color: 0xe4e6fc, children: [] }) as LayoutNode;
const entries = [100, 150, 200, 250].map((y) => textNode('Entry', 60, y));
const at = { x: 0, y: 0, width: 250, height: 720 };
const side = { kind: 'stack', box: at, ink: at, paint: { fill: 0xffffff }, children: entries } as LayoutNode;
const line = rule({ x: 0, y: 900, width: 1280, height: 1 });
const texts = [textNode('Settings', 280, 40), textNode('Below', 280, 800), textNode('Copyright', 280, 930)];

it('reads what goes on below a menu that stays in place beside it, and a line across the page with it', () => {
  const page = arrange([side, ...texts, line]);
  expect(page.kind).toBe('row');
  expect(page.children[0]).toBe(side);
  const divider = page.children[1].children.find(({ kind }) => kind === 'rule');
  expect(divider?.box).toEqual({ x: 250, y: 900, width: 1030, height: 1 });
  expect(right(page.children[1].box)).toBe(1280);
});

it('does not take a short line below the menu for one across the page', () => {
  const page = arrange([side, ...texts, rule({ x: 20, y: 760, width: 200, height: 1 })]);
  const widths = (node: LayoutNode): number[] => [node.box.width, ...node.children.flatMap(widths)];
  expect(Math.min(...widths(page))).toBeGreaterThan(0);
  expect(page.children[0]).not.toBe(side);
});

it('reads a line beside the menu as one that reaches over it', () => {
  const page = arrange([side, ...texts, rule({ x: 0, y: 400, width: 1280, height: 1 })]);
  expect(page.children[0]).not.toBe(side);
});
