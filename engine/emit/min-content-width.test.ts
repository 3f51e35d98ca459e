import { describe, expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { fontOf } from '../typeface/fonts.ts';
import { buildColumns } from './build-columns.ts';
import { isFixedSize, staysOneRow } from './min-content-width.ts';

const text = (width: number, lines = 1): LayoutNode => {
  const box = { x: 0, y: 0, width, height: 20 * lines };
  return { kind: 'text', box, ink: box, children: [], text: { ink: box, lines: Array(lines).fill({}) } as never };
};
const box = (width: number, height: number, children: LayoutNode[] = []): LayoutNode => {
  const place = { x: 0, y: 0, width, height };
  return { kind: children.length ? 'stack' : 'empty', box: place, ink: place, children, paint: { fill: 1 } };
};

describe('what a row needs on a phone', () => {
  it('tells small things from those that may grow', () => {
    expect([box(40, 40), box(300, 40), text(40), { ...box(140, 40), role: 'button' }].map(isFixedSize)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('keeps an icon, a text and an amount together, but not two paragraphs', () => {
    expect(staysOneRow([box(40, 40), text(400), text(50)])).toBe(true);
    expect(staysOneRow([text(500, 4), text(500, 4)])).toBe(false);
  });
});

describe('columns', () => {
  const at = (node: LayoutNode, x: number): LayoutNode => {
    const place = { ...node.box, x };
    return { ...node, box: place, ink: place };
  };
  const line = (content: string, x: number, width: number): LayoutNode => {
    const place = { x, y: 0, width, height: 20 };
    const text = {
      box: place,
      ink: place,
      lines: [{ text: content, words: [{ text: content, color: 0, underlined: false }] }],
      font: fontOf('arial', 400),
      size: 16,
      lineHeight: 20,
      letterSpacing: 0,
      color: 0,
      align: 'left',
      wrapWidth: width,
      breaks: [],
    } as unknown as TextBlock;
    return { kind: 'text', box: place, ink: place, children: [], text };
  };
  const row = (): Element => ({ tag: 'div', name: 'row', css: {}, children: [] });
  const context = {
    designWidth: 1280,
    base: { family: 'arial', size: 16, color: 0 },
    sources: new Map(),
    build: (): Element => ({ tag: 'div', name: 'x', css: {}, children: [] }),
  } as never;

  it('keep the size of icons and amounts where all fit on a phone', () => {
    const parent = row();
    const children = [at(box(40, 40), 0), line('A movement of a long name', 56, 260), line('6.40', 660, 40)];
    const items = buildColumns(children, { x0: 0, x1: 700 }, parent, context);
    expect(parent.css['flex-wrap']).toBe('nowrap');
    expect(items.map((item) => item.css.flex.slice(0, 3))).toEqual(['0 0', '1 1', '0 0']);
  });

  it('wrap cards, which then take the whole line', () => {
    const parent = row();
    const cards = [0, 250, 500].map((x) => at(box(230, 110, [text(170), text(170)]), x));
    const items = buildColumns(cards, { x0: 0, x1: 730 }, parent, context);
    expect([parent.css['flex-wrap'], parent.wide]).toEqual([undefined, { 'flex-wrap': 'nowrap' }]);
    expect(items.map((item) => item.css.flex)).toEqual(['1 1 230px', '1 1 230px', '1 1 230px']);
  });
});
