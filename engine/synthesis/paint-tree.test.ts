import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { inPaintOrder, paintRows } from './paint-tree.ts';

const WIDTH = 20;
const image = { width: WIDTH, height: 20, data: new Int32Array(WIDTH * 20).fill(0x123456) };

function node(x: number, y: number, width: number, height: number, paint?: Paint, children: LayoutNode[] = []) {
  const box = { x, y, width, height };
  return { kind: 'stack', box, ink: box, children, ...(paint ? { paint } : {}) } as LayoutNode;
}

const paint = (root: LayoutNode, top = 0, rows = 20) => paintRows(inPaintOrder(root), 0xffffff, image, top, rows);

describe('paintRows', () => {
  it('paints children over their parents, and says who painted a pixel', () => {
    const root = node(0, 0, 20, 20, undefined, [
      node(2, 2, 10, 10, { fill: 0xff0000 }, [node(4, 4, 2, 2, { fill: 0x0000ff })]),
    ]);
    const { colors, owners } = paint(root);
    expect([colors[0], colors[3 * WIDTH + 3], colors[4 * WIDTH + 4]]).toEqual([0xffffff, 0xff0000, 0x0000ff]);
    expect([owners[0], owners[3 * WIDTH + 3], owners[4 * WIDTH + 4]]).toEqual([0, 1, 2]);
  });

  it('paints a band as it is part of the whole page', () => {
    const root = node(0, 0, 20, 20, undefined, [node(0, 8, 20, 4, { fill: 0x00ff00, radius: 2 })]);
    expect(paint(root, 10, 5).colors).toEqual(paint(root).colors.slice(10 * WIDTH, 15 * WIDTH));
  });

  it('leaves round corners free and draws borders on their sides only', () => {
    const border = { color: 0, width: 1, sides: ['left'] as const };
    const { colors } = paint(
      node(0, 0, 20, 20, undefined, [node(0, 0, 10, 10, { fill: 0xff0000, radius: 5, border })]),
    );
    expect([colors[0], colors[5 * WIDTH], colors[5 * WIDTH + 1], colors[5 * WIDTH + 9]]).toEqual([
      0xffffff, 0, 0xff0000, 0xff0000,
    ]);
  });

  it('copies pictures from the design and draws rules', () => {
    const picture = { ...node(0, 0, 4, 4), kind: 'image', image: { kind: 'photo' } } as LayoutNode;
    const rule = { ...node(0, 6, 20, 1), kind: 'rule', color: 0xcccccc } as LayoutNode;
    const { colors } = paint(node(0, 0, 20, 20, undefined, [picture, rule]));
    expect([colors[0], colors[4], colors[6 * WIDTH]]).toEqual([0x123456, 0xffffff, 0xcccccc]);
  });

  it('fades a shadow from the edge of its box outwards', () => {
    const shadow = { x: 0, y: 0, blur: 6, spread: 0, color: 0, alpha: 0.5 };
    const { colors, shaded } = paint(node(0, 0, 20, 20, undefined, [node(0, 0, 8, 20, { fill: 0xff0000, shadow })]));
    const [near, far, beyond] = [9, 11, 18].map((x) => colors[10 * WIDTH + x] & 255);
    expect(near).toBeLessThan(far);
    expect(far).toBeLessThan(255);
    expect([beyond, shaded[10 * WIDTH + 18], shaded[10 * WIDTH + 9]]).toEqual([255, 0, 1]);
  });
});
