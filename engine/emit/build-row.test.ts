import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildRowElement } from './build-row.ts';
import type { Context } from './context.ts';

const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
  build: (): Element => ({ tag: 'div', name: 'column', css: {}, children: [] }),
};

it('keeps columns apart when they wrap, and in their places while they do not', () => {
  const column = (x: number): LayoutNode => {
    const box = { x, y: 0, width: 300, height: 200 };
    return { kind: 'stack', box, ink: box, children: [] };
  };
  const box = { x: 0, y: 0, width: 620, height: 200 };
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children: [column(0), column(320)] },
    { x0: 0, x1: 620 },
    context,
  );
  expect(row.css).toMatchObject({ gap: '16px 8px', 'flex-wrap': 'wrap' });
  expect(row.wide).toEqual({ 'flex-wrap': 'nowrap' });
  expect(row.children.map((child) => (child as Element).css.flex)).toEqual(['1 1 312px', '1 1 300px']);
});

it('keeps the padding of the page beside short things of which the first is set in a little', () => {
  const at = { x: 175, y: 0, width: 24, height: 14 };
  const swatch: LayoutNode = { kind: 'empty', box: at, ink: at, children: [], paint: { fill: 0x0000fe } };
  const [left, far] = [textNode('Copyright', 214, 0), textNode('Privacy Notice', 990, 0)];
  const box = { x: 171, y: 0, width: 938, height: 20 };
  swatch.box = { ...at, x: 171, width: 28 };
  far.box = { ...far.box, width: 119 };
  far.ink = { ...far.box, width: 90 };
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children: [swatch, left, far] },
    { x0: 0, x1: 1280 },
    context,
  );
  expect(row.css['padding-left']).toMatch(/^max\(16px, 50% - /);
  expect((row.children[0] as Element).css['margin-left']).toBe('4px');
});

it('shows a rule between columns only while they are columns, and no higher than the frame around them', () => {
  const part = (kind: 'stack' | 'rule', x: number, width: number): LayoutNode => {
    const box = { x, y: 0, width, height: 200 };
    return { ...(kind === 'rule' ? { kind, color: 0 } : { kind }), box, ink: box, children: [] };
  };
  const seen: LayoutNode[] = [];
  const box = { x: 0, y: 0, width: 621, height: 200 };
  const row = buildRowElement(
    {
      kind: 'row',
      box,
      ink: box,
      children: [part('stack', 1, 298), part('rule', 310, 1), part('stack', 320, 300)],
      paint: { border: { color: 0, width: 1, sides: ['top', 'right', 'bottom', 'left'] } },
    },
    { x0: 0, x1: 621 },
    {
      ...context,
      build: (node): Element => {
        seen.push(node);
        return { tag: 'div', name: 'part', css: {}, children: [] };
      },
    },
  );
  const rule = row.children[1] as Element;
  expect([rule.css.display, rule.wide?.display]).toEqual(['none', 'block']);
  expect(seen.find(({ kind }) => kind === 'rule')?.box).toMatchObject({ y: 1, height: 198 });
});

it('keeps the free room at both ends of a row whose widest gap takes what is left', () => {
  const children = [textNode('Item', 458, 0), textNode('Description', 618, 0), textNode('Option', 998, 0)];
  const box = { x: 427, y: 0, width: 648, height: 26 };
  const { css } = buildRowElement({ kind: 'row', box, ink: box, children }, { x0: 427, x1: 1075 }, context);
  expect(css['justify-content']).toBeUndefined();
  expect([css['padding-left'], css['padding-right']]).toEqual(['clamp(16px, 2.5vw, 31px)', 'clamp(16px, 2.3vw, 29px)']);
});

const rowOf = (children: LayoutNode[], width: number): Element => {
  const box = { x: 0, y: 0, width, height: 40 };
  return buildRowElement({ kind: 'row', box, ink: box, children }, { x0: 0, x1: width }, context);
};

it('keeps what stands at the end of a row with free room as far from its end as in the design', () => {
  const [first, second, third] = [
    textNode('Copyright 2026', 16, 0),
    textNode('About', 900, 0),
    textNode('Blog', 960, 0),
  ];
  const box = { x: 0, y: 0, width: 1020, height: 20 };
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children: [first, second, third] },
    { x0: 0, x1: 1020 },
    context,
  );
  expect((row.children[1] as Element).css['margin-left']).toBe('auto');
  expect(row.css['padding-right']).toBe('clamp(16px, 2.2vw, 28px)');
});

it('keeps two things at both ends of their row on every screen', () => {
  const row = rowOf([textNode('Inbox', 18, 10), textNode('10:24', 362, 10)], 420);
  expect(row.css).toMatchObject({
    'justify-content': 'space-between',
    'padding-left': '18px',
    'padding-right': '18px',
  });
  expect((row.children[1] as Element).css['margin-left']).toBeUndefined();
});

it('wraps a text behind its mark, not below it', () => {
  const box = { x: 0, y: 12, width: 14, height: 14 };
  const tick: LayoutNode = { kind: 'image', box, ink: box, children: [] };
  const row = rowOf([tick, textNode('Minutes in two languages', 26, 10)], 320);
  expect(row.css['flex-wrap']).toBe('nowrap');
  expect((row.children[0] as Element).css['flex-shrink']).toBe('0');
});

it('lets a sidebar go down to the end of its row where the text beside it wraps', () => {
  const part = (x: number, width: number, paint?: LayoutNode['paint']): LayoutNode => {
    const box = { x, y: 0, width, height: 800 };
    return { kind: 'stack', box, ink: box, children: [], paint };
  };
  const row = rowOf([part(0, 220, { fill: 0xeeeeee }), part(240, 1000)], 1280);
  expect(row.children.map((child) => (child as Element).wide?.['align-self'])).toEqual(['stretch', undefined]);
});

it('keeps the padding of a bordered row whose last thing stands at its end', () => {
  const box = { x: 14, y: 11, width: 18, height: 18 };
  const radio: LayoutNode = { kind: 'image', box, ink: box, children: [] };
  const row = rowOf([radio, textNode('By post, in a week', 44, 10), textNode('4.90', 534, 10)], 580);
  expect(row.css).toMatchObject({ 'padding-left': '14px', 'padding-right': '14px' });
  expect(row.css['justify-content']).toBeUndefined();
  expect((row.children[2] as Element).css['margin-left']).toBe('auto');
});

it('never makes a row wider than its room when the free space between its two ends can give way', () => {
  const ends = (x: number): LayoutNode[] => [textNode('June 2026', 28, 0), textNode('New entry', x, 0)];
  const row = (children: LayoutNode[], x1: number): Element => {
    const box = { x: 28, y: 0, width: x1 - 28, height: 20 };
    return buildRowElement({ kind: 'row', box, ink: box, children }, { x0: 28, x1 }, context);
  };
  const apart = ends(500);
  const end = apart[1].ink.x + apart[1].ink.width;
  expect(row(apart, end).css['min-width']).toBeUndefined();
  expect((row(apart, end).children[1] as Element).css['margin-left']).toBe('auto');
  const close = ends(28 + textNode('June 2026', 28, 0).ink.width + 10);
  expect(row(close, close[1].ink.x + close[1].ink.width).css['min-width']).toMatch(/^min\(/);
});

it('keeps what dividers separated away from the edges of its box where they are gone', () => {
  const part = (kind: 'stack' | 'rule', x: number, y: number, width: number, height: number): LayoutNode => {
    const box = { x, y, width, height };
    return { ...(kind === 'rule' ? { kind, color: 0 } : { kind }), box, ink: box, children: [] };
  };
  const box = { x: 0, y: 0, width: 621, height: 100 };
  const children = [part('stack', 14, 20, 286, 60), part('rule', 310, 0, 1, 100), part('stack', 321, 20, 286, 60)];
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children, paint: { fill: 0xffffff } },
    { x0: 0, x1: 621 },
    context,
  );
  expect(row.css).toMatchObject({ 'padding-top': '16px', 'padding-bottom': '16px' });
  expect(row.wide).toMatchObject({ 'padding-top': '0', 'padding-bottom': '0' });
});

it('lets cards stick out of their section at the top, where they stand side by side', () => {
  const card = (x: number): LayoutNode => {
    const box = { x, y: -80, width: 300, height: 200 };
    return { kind: 'stack', box, ink: box, children: [], paint: { fill: 0xffffff } };
  };
  const box = { x: 0, y: 0, width: 640, height: 160 };
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children: [card(0), card(320)], paint: { fill: 0xeeeeee } },
    { x0: 0, x1: 640 },
    context,
  );
  expect(row.css['align-items']).toBe('flex-start');
  expect(row.children).toMatchObject([{ wide: { 'margin-top': '-80px' } }, { wide: { 'margin-top': '-80px' } }]);
});

it('keeps the words of a button whole, and a picture its size, in a row that gives way', () => {
  const at = (x: number, width: number, height: number) => ({ x, y: 0, width, height });
  const icon: LayoutNode = { kind: 'image', box: at(1000, 12, 20), ink: at(1000, 12, 20), children: [] };
  const button: LayoutNode = {
    kind: 'row',
    box: at(990, 128, 32),
    ink: at(990, 128, 32),
    paint: { fill: 0xffffff },
    children: [icon, textNode('DOWNLOAD', 1018, 0)],
  };
  const logo: LayoutNode = {
    kind: 'image',
    box: at(0, 117, 32),
    ink: at(0, 117, 32),
    image: { kind: 'photo' },
    children: [],
  };
  const box = at(0, 1118, 32);
  const row = buildRowElement(
    { kind: 'row', box, ink: box, children: [logo, textNode('Docs', 400, 0), textNode('Demo pages', 800, 0), button] },
    { x0: 0, x1: 1280 },
    context,
  );
  const [first, , , last] = row.children as Element[];
  expect(first.css.flex).toBe('0 0 117px');
  expect(Number.parseInt(last.wide!['min-width'], 10)).toBeGreaterThan(100);
});

it('lets the columns of a row that stays one give way, where their own column is narrower than they are', () => {
  const column = (x: number, ...children: LayoutNode[]): LayoutNode => {
    const box = { x, y: 0, width: 112, height: 60 };
    return { kind: 'stack', box, ink: box, children };
  };
  const row = rowOf(
    [column(0, textNode('March, 2020', 0, 0), textNode('#4711', 0, 30)), column(150, textNode('View all', 150, 0))],
    262,
  );
  expect(row.css['flex-wrap']).toBe('nowrap');
  const least = row.children.map((child) => (child as Element).css['min-width']);
  expect(least).toEqual([expect.stringMatching(/^min\(\d.*px, \d+%\)$/), expect.stringMatching(/^min\(.*%\)$/)]);
  const shares = least.map((width) => Number(/(\d+)%/.exec(width ?? '')?.[1]));
  expect(shares[0] + shares[1]).toBeLessThanOrEqual(100);
});
