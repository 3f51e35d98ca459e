import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { arrange } from './arrange.ts';

const leaf = (x: number, y: number, width: number, height: number): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'image', box, ink: box, children: [] };
};

/** The tree as text: stacks in brackets, rows in parentheses. */
function shape(node: LayoutNode): string {
  if (node.children.length === 0) return `${node.box.x},${node.box.y}`;
  const inner = node.children.map(shape).join(' ');
  return node.kind === 'row' ? `(${inner})` : node.kind === 'stack' ? `[${inner}]` : `<${inner}>`;
}

describe('arrange', () => {
  it('stacks what lies below each other and rows what lies beside', () => {
    expect(shape(arrange([leaf(0, 0, 300, 20), leaf(0, 40, 100, 50), leaf(150, 40, 100, 50)]))).toBe(
      '[0,0 (0,40 150,40)]',
    );
  });

  it('reads a sidebar as a column, not row by row', () => {
    const nodes = [leaf(0, 0, 100, 20), leaf(0, 30, 100, 20), leaf(200, 0, 300, 24), leaf(200, 30, 300, 200)];
    expect(shape(arrange(nodes))).toBe('([0,0 0,30] [200,0 200,30])');
  });

  it('keeps the rows of a grid together', () => {
    const nodes = [leaf(0, 0, 100, 80), leaf(120, 0, 100, 80), leaf(0, 120, 100, 80), leaf(120, 120, 100, 80)];
    expect(shape(arrange(nodes))).toBe('[(0,0 120,0) (0,120 120,120)]');
  });

  it('keeps what lies on top of one card with that, and signs with the words behind them', () => {
    const box = (x: number, y: number, height: number): LayoutNode => {
      const place = { x, y, width: 200, height };
      return { kind: 'stack', box: place, ink: place, children: [], paint: { fill: 0xeeeeee } };
    };
    expect(shape(arrange([box(0, 40, 300), box(240, 40, 300), box(240, 0, 40)]))).toBe('(0,40 [240,0 240,40])');
    const price = textNode('$24.00', 220, 0);
    const remove = textNode('Remove', 200, 60);
    const sign = leaf(180, remove.ink.y, 14, 14);
    expect(shape(arrange([leaf(0, 0, 80, 80), price, sign, remove]))).toBe(
      `(0,0 [${price.box.x},${price.box.y} (${sign.box.x},${sign.box.y} ${remove.box.x},${remove.box.y})])`,
    );
  });

  it('keeps a menu that ends where the screen did beside all of the page', () => {
    const place = { x: 0, y: 0, width: 272, height: 720 };
    const entries = [100, 140, 180, 220].map((y) => textNode('Skills', 100, y));
    const menu: LayoutNode = { kind: 'stack', box: place, ink: place, paint: { fill: 0x0f766e }, children: entries };
    const parts = [leaf(320, 60, 900, 40), leaf(320, 640, 300, 40), leaf(320, 700, 400, 60), leaf(320, 900, 900, 40)];
    const [side, rest] = arrange([menu, ...parts]).children;
    expect(side).toBe(menu);
    expect(rest.children).toHaveLength(4);
  });

  it('lets overlap what cannot be cut', () => {
    expect(arrange([leaf(0, 0, 100, 100), leaf(50, 50, 100, 100)]).kind).toBe('overlay');
  });

  it('puts what lies behind first, which is the larger one unless it was seen in front', () => {
    const painted = (x: number, y: number, width: number, height: number): LayoutNode => {
      const box = { x, y, width, height };
      return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xffffff } };
    };
    const [panel, card] = [painted(0, 0, 400, 100), painted(40, 40, 320, 300)];
    expect(shape(arrange([panel, card]))).toBe('<40,40 0,0>');
    expect(shape(arrange([panel, { ...card, layer: 1 }]))).toBe('<0,0 40,40>');
  });
});
