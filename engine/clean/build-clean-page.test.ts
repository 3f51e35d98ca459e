import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { findRepetition } from '../repetition/find-repetition.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const WHITE = 0xffffff;

function framed(x: number, y: number, width: number, height: number, children: LayoutNode[]): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'stack', box, ink: box, children, paint: { fill: 0xeef2ff, radius: 8 } };
}

/** A card whose price stands `drop` pixels lower than it should. */
const card = (x: number, name: string, price: string, drop = 0): LayoutNode =>
  framed(x, 300, 384, 200, [
    textNode(name, x + 32, 332, { size: 20 }),
    textNode(price, x + 32, 382 + drop, { size: 36 }),
  ]);

function page(): LayoutNode {
  const title = { ...textNode('Plans for every team', 560, 60, { size: 36 }), role: 'h1' };
  const cards = groupNode('row', [card(32, 'Free', '$0'), card(448, 'Team', '$20', 1), card(864, 'Firm', '$80')]);
  const root = groupNode('stack', [title, cards]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  return root;
}

function describe(root: LayoutNode): Element {
  findRepetition(root);
  return buildCleanBody(root, WHITE, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: textsIn(root),
  });
}

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

it('puts cards into a grid that has one column on a phone', () => {
  const grid = elementsIn(describe(page())).find(({ css }) => css.display === 'grid');
  expect(grid?.css['grid-template-columns']).toBe('repeat(1, minmax(0, 1fr))');
  expect(grid?.at?.lg?.['grid-template-columns']).toBe('repeat(3, minmax(0, 1fr))');
  expect(grid?.children).toHaveLength(3);
});

it('makes one grid of rows of small parts, and nothing around it', () => {
  const sign = (x: number, y: number): LayoutNode => {
    const box = { x, y, width: 16, height: 16 };
    return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
  };
  const point = (x: number, y: number): LayoutNode =>
    groupNode('row', [sign(x, y), textNode('Source files', x + 24, y)]);
  const rows = [300, 340].map((y) => groupNode('row', [point(32, y), point(640, y)]));
  const title = { ...textNode('What is included', 32, 60, { size: 36 }), role: 'h1' };
  const root = groupNode('stack', [title, groupNode('stack', rows)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const list = elementsIn(describe(root)).find(({ tag }) => tag === 'ul');
  expect(list?.css.display).toBe('grid');
  expect(list?.children.map((child) => (child as Element).tag)).toEqual(['li', 'li', 'li', 'li']);
});

it('writes like parts alike, whatever was measured a pixel off', () => {
  const cards = elementsIn(describe(page())).filter(({ instance }) => instance !== undefined);
  const outline = ({ tag, css, children }: Element): unknown => [
    tag,
    css,
    children.map((child) => (typeof child === 'string' ? 'text' : outline(child))),
  ];
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map((one) => JSON.stringify(outline(one)))).size).toBe(1);
});

it('keeps the group of a part that stands alone in it, and lets the widest box fill its padding', () => {
  const cards = [false, true, true].map((hasPeriod, i) => {
    const x = 32 + 416 * i;
    const centered = (words: string, y: number, size = 16) => textNode(words, x + 192 - 4 * words.length, y, { size });
    const price = [
      textNode('$0', x + (hasPeriod ? 148 : 184), 372, { size: 36 }),
      ...(hasPeriod ? [textNode('/month', x + 188, 388)] : []),
    ];
    const label = centered('Choose', 452);
    const button: LayoutNode = {
      ...groupNode('stack', [label], { paint: { fill: 0x1155dd } }),
      box: { x: x + 32, y: 442, width: 320, height: 40 },
      ink: { x: x + 32, y: 442, width: 320, height: 40 },
      role: 'button',
    };
    const line = hasPeriod ? groupNode('row', price) : price[0];
    return framed(x, 300, 384, 214, [centered('Plan', 332, 20), line, button]);
  });
  const root = groupNode('stack', [groupNode('row', cards)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const written = elementsIn(describe(root)).filter(({ instance }) => instance?.component === 'price-card');
  expect(written).toHaveLength(3);
  const [free] = written;
  expect((free.children[1] as Element).css['justify-content']).toBe('center');
  expect(written.map(({ children }) => (children[2] as Element).css.width)).toEqual(['100%', '100%', '100%']);
});

it('puts to the foot of cards what stands there in all of them', () => {
  const lists = [1, 3, 2];
  const cards = lists.map((count, i) => {
    const x = 32 + 416 * i;
    const lines = Array.from({ length: count }, (_, at) => textNode(`Line ${at}`, x + 32, 372 + 32 * at));
    const foot = groupNode('stack', [textNode('Choose', x + 48, 540)], { paint: { fill: 0x1155dd } });
    return framed(x, 300, 384, 300, [textNode('Plan', x + 32, 332, { size: 20 }), ...lines, foot]);
  });
  const root = groupNode('stack', [groupNode('row', cards)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const pinned = elementsIn(describe(root)).filter(({ css }) => css['margin-top'] === 'auto');
  expect(pinned).toHaveLength(3);
});

it('sets words of different sizes on one line where they share it', () => {
  const price = textNode('$20', 64, 100, { size: 40 });
  const unit = textNode('a month', 96, 125, { size: 14 });
  const root = groupNode('stack', [groupNode('row', [price, unit]), textNode('A paragraph', 64, 300)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  expect(elementsIn(describe(root)).map(({ css }) => css['align-items'])).toContain('baseline');
});

it('does no arithmetic with widths of the page', () => {
  const values = elementsIn(describe(page())).flatMap(({ css, at = {} }) => [
    ...Object.values(css),
    ...Object.values(at).flatMap((more) => Object.values(more)),
  ]);
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((value) => /calc|clamp|(^|[^n])max\(|vw/.test(value))).toEqual([]);
});

it('makes a line that divides the page the edge of the narrow part beside it', () => {
  const links = ['Home', 'Mail', 'Help'].map((name, i) => textNode(name, 40, 40 + 60 * i));
  const line = { x: 255, y: 0, width: 1, height: 720 };
  const divider: LayoutNode = { kind: 'rule', box: line, ink: line, color: 0x222222, children: [] };
  const content = groupNode('stack', [
    textNode('A title of the page', 320, 60, { size: 36 }),
    textNode('A text', 900, 160),
  ]);
  const root = groupNode('row', [groupNode('stack', links), divider, content]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const aside = elementsIn(describe(root)).find(({ tag }) => tag === 'aside');
  expect(aside?.css['border-right']).toBe('1px solid #222222');
  expect(aside?.at?.lg?.width).toBe('256px');
});

it('keeps a sidebar that floats before the page at its distance, and no higher than it was', () => {
  const links = ['Home', 'Mail', 'Help'].map((name, i) => textNode(name, 40, 40 + 60 * i));
  const menu = { ...framed(16, 16, 240, 600, links), role: 'aside' };
  const content = groupNode('stack', [
    textNode('A title of the page', 320, 60, { size: 36 }),
    textNode('A text', 900, 160),
  ]);
  const root = groupNode('row', [menu, content]);
  root.box = { x: 0, y: 0, width: 1280, height: 1200 };
  const aside = elementsIn(describe(root)).find(({ tag }) => tag === 'aside');
  const place = { width: '240px', 'margin-left': '16px', 'margin-top': '16px', top: '16px', position: 'sticky' };
  expect(aside?.at?.lg).toMatchObject(place);
  expect(aside?.at?.lg?.height).toBeUndefined();
});

it('writes a list of one entry with an icon as a list', () => {
  const sign: LayoutNode = {
    kind: 'image',
    box: { x: 32, y: 300, width: 16, height: 16 },
    ink: { x: 32, y: 300, width: 16, height: 16 },
    children: [],
    image: { kind: 'icon' },
  };
  const entry = { ...groupNode('row', [sign, textNode('Dashboard', 60, 300)]), role: 'a' };
  const list = { ...groupNode('stack', [entry]), role: 'ul' };
  const other = textNode('What this week has been like, in a sentence.', 32, 400);
  const root = groupNode('stack', [list, other]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const written = elementsIn(describe(root)).find(({ tag }) => tag === 'ul');
  expect(written?.children.map((child) => (child as Element).tag)).toEqual(['li']);
});

it('writes the names of columns that a long table repeats at its end as its foot', () => {
  const row = (words: string[], y: number, role?: string): LayoutNode => ({
    ...groupNode(
      'row',
      words.map((word, i) => ({ ...textNode(word, 32 + 300 * i, y), ...(role ? { role } : {}) })),
    ),
    role: 'tr',
  });
  const names = ['Name', 'Office'];
  const rows = [row(names, 100, 'th'), row(['Ann', 'Bergen'], 140), row(['Ben', 'Oslo'], 180), row(names, 220)];
  const root = groupNode('stack', [{ ...groupNode('stack', rows), role: 'table' }]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const foot = elementsIn(describe(root)).find(({ tag }) => tag === 'tfoot');
  const cells = foot ? elementsIn(foot).filter(({ tag }) => tag === 'th') : [];
  expect(cells.map(({ attributes }) => attributes?.scope)).toEqual(['col', 'col']);
});

it('takes cards from edge to edge for no side panels of the page', () => {
  const cards = [0, 430, 860].map((x) => framed(x, 0, 420, 720, [textNode('A card', x + 32, 32, { size: 20 })]));
  const root: LayoutNode = groupNode('row', cards);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  expect(elementsIn(describe(root)).map(({ tag }) => tag)).toContain('main');
});

it('gives cards that are narrower than the bar above them a container of their own, and its gutter', () => {
  const bar = framed(0, 0, 1280, 76, [textNode('Fernway', 40, 28), textNode('Prices', 1192, 28)]);
  const cards = groupNode(
    'row',
    [120, 476, 832].map((x) => ({
      ...framed(x, 300, 328, 160, [textNode('Choose a route', x + 24, 332)]),
    })),
  );
  const root = groupNode('stack', [{ ...bar, role: 'header' } as LayoutNode, cards]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const elements = elementsIn(describe(root));
  const container = elements.find(({ css }) => css['max-width'] === '1120px');
  expect(container?.at?.md?.['padding-left']).toBe('40px');
  const grid = elements.find(({ css }) => css.display === 'grid');
  expect(grid?.at?.lg?.['grid-template-columns']).toBe('repeat(3, minmax(0, 1fr))');
});

it('lets a picture behind all of the page fill a higher window, and one behind a part of it end there', () => {
  const over = (height: number): Element => {
    const card = framed(400, 80, 480, 300, [textNode('Sign in', 440, 120)]);
    const box = { x: 0, y: 0, width: 1280, height };
    const ground = { ...groupNode('stack', [card]), box, ink: box, image: { kind: 'photo' } } as LayoutNode;
    const root = groupNode('stack', [ground]);
    root.box = { x: 0, y: 0, width: 1280, height: 800 };
    return describe(root);
  };
  const mainOf = (body: Element): Element => elementsIn(body).find(({ tag }) => tag === 'main')!;
  expect(mainOf(over(800)).css['min-height']).toBe('100vh');
  expect(mainOf(over(500)).css['min-height']).toBeUndefined();
  // Room below a screen would be one more screen to scroll to.
  expect(over(800).css['padding-bottom']).toBeUndefined();
});

it('leaves to the window what room is free at the end of a page that it shows, and to no window that of a longer page', () => {
  const endOf = (width: number, height: number): [string | undefined, string | undefined] => {
    const root = groupNode('stack', [textNode('A title', 24, 40), textNode('What is said below it', 24, height - 260)]);
    root.box = { x: 0, y: 0, width, height };
    const { css, at } = describe(root);
    return [css['min-height'], at?.lg?.['padding-bottom'] ?? css['padding-bottom']];
  };
  expect(endOf(1280, 720)).toEqual(['100vh', undefined]);
  expect(endOf(1280, 2400)).toEqual([undefined, '240px']);
});
