import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

/** The body of a page 1280 px wide that holds these things and a wide picture below them. */
function bodyOf(things: readonly LayoutNode[], texts: readonly LayoutNode[]): Element {
  const picture: LayoutNode = {
    kind: 'image',
    box: { x: 64, y: 300, width: 1152, height: 200 },
    ink: { x: 64, y: 300, width: 1152, height: 200 },
    children: [],
    image: { kind: 'photo' },
  };
  const root = groupNode('stack', [...things, picture]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  return buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: texts.map(({ text }) => text!),
  });
}

/** A page whose first line begins at the left edge of its columns; the second, further below, reaches from edge to edge. */
function lineOf(starts: readonly number[]): Element {
  const bar = groupNode(
    'row',
    starts.map((x) => textNode('Ten chars.', x, 40)),
  );
  const wide = textNode('A paragraph', 64, 200);
  const body = bodyOf([bar, wide], [...bar.children, wide]);
  return elementsIn(body).find(({ css }) => css.display === 'flex')!;
}

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

it('spreads three things whose free room is the same on both sides', () => {
  const { css, children } = lineOf([64, 600, 1136]);
  expect(css['justify-content']).toBe('space-between');
  expect(children).toHaveLength(3);
});

it('keeps together what stands before the widest room', () => {
  const { css, children } = lineOf([64, 200, 1136]);
  expect(css['justify-content']).toBe('space-between');
  expect(children).toHaveLength(2);
});

it('keeps what is farther off than the others of its group as far off as it is', () => {
  const [group] = lineOf([64, 154, 274, 364, 1136]).children as Element[];
  const shifts = (group.children as Element[]).map(({ css, at }) => css['margin-left'] ?? at?.md?.['margin-left']);
  expect(shifts).toEqual([undefined, undefined, '28px', undefined]);
});

it('takes the mean of two gaps, so that what follows keeps its place', () => {
  const [first] = lineOf([64, 148, 227, 1136]).children as Element[];
  const [second] = lineOf([64, 143, 227, 1136]).children as Element[];
  expect(first.css.gap).toBe(second.css.gap);
});

it('keeps wide gaps to wide screens', () => {
  const { css, children, at } = lineOf([64, 300, 536]);
  expect(css['justify-content']).toBeUndefined();
  expect(children).toHaveLength(3);
  expect(Number.parseFloat(css.gap)).toBeLessThanOrEqual(40);
  expect(Number.parseFloat(at!.lg!['column-gap'])).toBeGreaterThan(100);
});

it('keeps the strokes of an ornament as long as they are drawn', () => {
  const strokes = [64, 232].map((x, i): LayoutNode => {
    const box = { x, y: 100, width: i === 0 ? 160 : 12, height: 4 };
    return { kind: 'rule', box, ink: box, color: 0x3b82f6, children: [] };
  });
  const title = textNode('A title', 64, 40, { size: 30 });
  const root = groupNode('stack', [title, groupNode('row', strokes), textNode('A paragraph', 64, 200)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: [title.text!],
  });
  const lines = elementsIn(body).filter(({ tag }) => tag === 'hr');
  expect(lines.map(({ css }) => [css.width, css.flex])).toEqual([
    ['160px', undefined],
    ['12px', undefined],
  ]);
});

it('spreads an entry that lacks what others have at the end as they are', () => {
  const entry = (y: number, ends: boolean): LayoutNode => {
    const texts = [textNode('Ten chars.', 64, y), textNode('Ten chars.', 160, y), textNode('Ten chars.', 1136, y)];
    const children = texts.slice(0, ends ? 3 : 2).map((text, i) => ({ ...text, slot: `nav-link/${i}` }));
    return { ...groupNode('row', children), slot: 'nav-link', instance: { component: 'nav-link' } };
  };
  const entries = [entry(40, false), entry(80, true), entry(120, false)];
  const body = bodyOf(
    entries,
    entries.flatMap(({ children }) => children),
  );
  const links = elementsIn(body).filter(({ instance }) => instance);
  expect(links.map(({ css }) => css['justify-content'])).toEqual(['space-between', 'space-between', 'space-between']);
  expect(links.map(({ children }) => (children[0] as Element).children.length)).toEqual([2, 2, 2]);
});

it('keeps even distances in a menu that is as wide as its links', () => {
  const links = [892, 1010, 1128].map((x) => textNode('Ten chars.', x, 40));
  const menu: LayoutNode = { ...groupNode('row', links), role: 'ul' };
  const brand = textNode('Ten chars.', 64, 40);
  const wide = textNode('A paragraph', 64, 200);
  const body = bodyOf([groupNode('row', [brand, menu]), wide], [brand, ...links, wide]);
  const list = elementsIn(body).find(({ tag }) => tag === 'ul')!;
  expect(list.css['justify-content']).toBeUndefined();
  const gap = links[1].ink.x - links[0].ink.x - links[0].ink.width;
  expect(Math.abs(Number.parseFloat(list.css.gap ?? list.css['column-gap']) - gap)).toBeLessThanOrEqual(4);
});

it('lets buttons of one width share their line', () => {
  const buttons = ['Passkey', 'One-time code'].map((words, i) => {
    const text = textNode(words, 64 + 130 * i + 30, 40);
    const box = { x: 64 + 130 * i, y: 30, width: 118, height: 44 };
    const paint = { border: { color: 0x94a3b8, width: 1, sides: ['top', 'right', 'bottom', 'left'] } };
    return { ...groupNode('stack', [text]), box, ink: box, paint, role: 'button' } as LayoutNode;
  });
  const row = groupNode('row', buttons);
  const card = groupNode('stack', [row]);
  const box = { x: 64, y: 20, width: 248, height: 100 };
  Object.assign(card, { box, ink: box, paint: { fill: 0xf8fafc } });
  const body = bodyOf(
    [card],
    buttons.flatMap(({ children }) => children),
  );
  const built = elementsIn(body).filter(({ tag }) => tag === 'button');
  expect(built.map(({ css }) => css.flex)).toEqual(['1 1 0%', '1 1 0%']);
});

it('lets the pages of a list that is as wide as they are share nothing, and keeps no words of a swatch together', () => {
  const page = (words: string, x: number): LayoutNode => {
    const box = { x, y: 40, width: 40, height: 32 };
    const text = textNode(words, x + 16, 46);
    return { kind: 'stack', box, ink: box, children: [text], paint: { fill: 0xeeeeee, radius: 8 }, role: 'a' };
  };
  const swatch: LayoutNode = { ...page('', 900), kind: 'empty', role: undefined, children: [] } as LayoutNode;
  const pages = groupNode('row', [page('1', 1008), page('2', 1056), page('3', 1104), page('4', 1152)]);
  const words = textNode('Showing ten of ninety orders', 64, 46);
  const body = bodyOf([groupNode('row', [words, swatch, pages])], [words]);
  expect(JSON.stringify(body)).not.toContain('"flex":"1 1 0%"');
  const empty = elementsIn(body).find(({ name, tag }) => name === 'shape' && tag === 'div');
  expect(empty?.css['white-space']).toBeUndefined();
});
