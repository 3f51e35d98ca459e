import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

const bodyOf = (root: LayoutNode): Element =>
  buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: textsIn(root),
  });

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

function pageOf(children: LayoutNode[]): LayoutNode {
  return { ...groupNode('stack', children), box: { x: 0, y: 0, width: 1280, height: 720 } };
}

it('makes a button with a sign as wide as that and its words, with the room behind them', () => {
  const sign = groupNode('stack', [imageNode(72, 48, 20)], { paint: { fill: 0x0b44bb }, pad: 8 });
  const label = textNode('Save it', 112, 48);
  const box = { x: 64, y: 40, width: 136, height: 36 };
  const button: LayoutNode = {
    ...groupNode('row', [sign, label], { paint: { fill: 0x1155dd }, role: 'button' }),
    box,
    ink: box,
  };
  const body = bodyOf(pageOf([button, textNode('A paragraph below it', 64, 200)]));
  const { css } = elementsIn(body).find(({ tag }) => tag === 'button')!;
  expect(css.width).toBeUndefined();
  expect(css['padding-right']).toBe('32px');
});

it('gives each link of a navigation an item of its own, also those that are alike', () => {
  const page = (words: string, x: number): LayoutNode => {
    const box = groupNode('stack', [textNode(words, x, 40)], { paint: { fill: 0xeeeeee }, role: 'a', pad: 12 });
    return { ...box, slot: 'page' };
  };
  const pages = groupNode('row', [page('1', 140), page('2', 190), page('3', 240)]);
  const ends = ['First', 'Last'].map((words, i) => ({ ...textNode(words, 64 + 226 * i, 40), role: 'a' }) as LayoutNode);
  const nav = groupNode('row', [ends[0], pages, ends[1]], { role: 'nav' });
  const body = bodyOf(pageOf([nav, textNode('A paragraph below it', 64, 200)]));
  const list = elementsIn(body).find(({ tag }) => tag === 'ul')!;
  const items = list.children as Element[];
  expect(items.map(({ tag }) => tag)).toEqual(['li', 'li', 'li', 'li', 'li']);
  expect(items.every(({ children }) => children.length === 1)).toBe(true);
});

it('makes a grid of narrow columns that stay beside each other on a phone', () => {
  const column = (x: number, words: string[]) =>
    groupNode(
      'stack',
      words.map((word, i) => textNode(word, x, 60 + 30 * i)),
    );
  const links = ['Product', 'About', 'Legal'].map((title, i) => column(64 + 400 * i, [title, 'Prices', 'Help']));
  const wide: LayoutNode = {
    kind: 'image',
    box: { x: 64, y: 300, width: 1152, height: 200 },
    ink: { x: 64, y: 300, width: 1152, height: 200 },
    children: [],
    image: { kind: 'photo' },
  };
  const body = bodyOf(pageOf([groupNode('row', links), wide]));
  const { css, at } = elementsIn(body).find((one) => one.css.display === 'grid')!;
  expect(css['grid-template-columns']).toBe('repeat(3, minmax(0, 1fr))');
  expect(css.gap).toBe('16px');
  expect(Number.parseFloat(at?.lg?.['column-gap'] ?? '0')).toBeGreaterThan(16);
});

it('leaves the longest of the words in its columns the room that it has', () => {
  const stat = (y: number, words: string) => {
    const lines = [textNode(words, 80, y), textNode('20', 80, y + 30, { size: 20 })];
    const row = groupNode('row', [
      { ...groupNode('stack', lines), slot: 'stat/group' },
      { ...groupNode('stack', [imageNode(236, y + 4, 24)], { paint: { fill: 0x1155dd }, pad: 12 }), slot: 'stat/icon' },
    ]);
    const box = { x: 64, y: y - 16, width: 224, height: 100 };
    return { ...groupNode('stack', [{ ...row, slot: 'stat/row' }], { paint: { fill: 0xeeeeee } }), box, ink: box };
  };
  const body = bodyOf(pageOf([stat(60, 'Sales'), stat(200, 'New customers'), stat(340, 'Visits')]));
  const rows = elementsIn(body).filter(({ css }) => css.display === 'flex' && !css['flex-direction']);
  expect(rows.map(({ css }) => css.gap)).toContain('36px');
  expect(rows.map(({ css }) => css.gap)).not.toContain('48px');
});

it('lets what stands behind the free room of a row end where it does, before the columns', () => {
  const form = groupNode('stack', [textNode('Write to us', 704, 120), textNode('We answer soon.', 704, 400)], {
    paint: { fill: 0xeeeeee },
  });
  const words = groupNode('stack', [textNode('Get a quote', 24, 120, { size: 32 }), textNode('Ask us.', 24, 200)]);
  const marginAt = (end: number): string | undefined => {
    const box = { x: 672, y: 80, width: end - 672, height: 500 };
    const row: LayoutNode = {
      ...groupNode('row', [words, { ...form, box, ink: box }], { paint: { fill: 0x1155dd } }),
      box: { x: 0, y: 0, width: 1280, height: 720 },
    };
    const elements = elementsIn(bodyOf(pageOf([row])));
    const last = elements.find(({ css }) => css['background-color'] === '#eeeeee')!;
    // The words have the free room.
    expect(elements.some(({ css, children }) => css.flex === '1 1 0%' && children.length === 2)).toBe(true);
    return last.at?.lg?.['margin-right'];
  };
  expect(marginAt(1248)).toBe('8px');
  expect(marginAt(1256)).toBeUndefined();
});

it('places a short row that ends near the right edge of its card from there', () => {
  const [back, next] = [textNode('Back', 1120, 300), textNode('Next', 1180, 300)];
  const row = { ...groupNode('row', [back, next]), role: 'nav' };
  const words = textNode('Orders of this week and of the one before it, with all that was sent back', 64, 120);
  const card: LayoutNode = {
    ...groupNode('stack', [words, row], { paint: { fill: 0xeeeeee } }),
    box: { x: 40, y: 80, width: 1200, height: 280 },
  };
  const found = elementsIn(bodyOf(pageOf([card]))).find(({ css }) => css['justify-content'] === 'flex-end');
  expect(found).toBeDefined();
  expect(Object.keys({ ...found?.css, ...found?.at?.lg })).not.toContain('padding-left');
});

it('sets what stands in the middle of a wide button in its middle', () => {
  const box = { x: 480, y: 40, width: 320, height: 40 };
  const words = textNode('Sign in here', 616, 50);
  const inside = [imageNode(480 + (800 - right(words.ink)), 52, 16), words];
  const button: LayoutNode = {
    ...groupNode('row', inside, {
      paint: { border: { color: 0xdddddd, width: 1, sides: ['top', 'right', 'bottom', 'left'] } },
      role: 'button',
    }),
    box,
    ink: box,
  };
  const column: LayoutNode = groupNode('stack', [
    textNode('Email address of the member that signs in', 480, 0),
    button,
  ]);
  column.box = { x: 480, y: 0, width: 320, height: 80 };
  const { css } = elementsIn(bodyOf(pageOf([column]))).find(({ tag }) => tag === 'button')!;
  expect([css['justify-content'], css['padding-left']]).toEqual(['center', '16px']);
});

it('lets the words of an opened entry take the room in all entries, beside their signs', () => {
  const entry = (y: number, isOpen: boolean): LayoutNode => {
    const height = isOpen ? 120 : 64;
    const title = textNode('When will my parcel arrive?', 309, y + 20);
    const answer = textNode('Within the country on the next working day if it is there', 309, y + 52);
    const second = textNode('before four in the afternoon.', 309, y + 72);
    Object.assign(answer.text!, { lines: [answer.text!.lines[0], second.text!.lines[0]] });
    const words = { ...groupNode('stack', isOpen ? [title, answer] : [title]), slot: 'entry/words' } as LayoutNode;
    const icon = (x: number, slot: string) => ({ ...imageNode(x, y + 20, 20), slot }) as LayoutNode;
    const parts = [icon(270, 'entry/icon'), words, icon(990, 'entry/arrow')];
    const box = { x: 250, y, width: 780, height };
    const paint = { fill: 0xf5f7ff, radius: 16 };
    const own = { slot: 'entry', instance: { component: 'entry' } };
    return { ...groupNode('row', parts, { paint }), box, ink: box, ...own } as LayoutNode;
  };
  const entries = [entry(40, true), entry(172, false), entry(248, false), entry(324, false)];
  const rows = elementsIn(bodyOf(pageOf([groupNode('stack', entries)]))).filter(
    ({ css }) => css['background-color'] === '#f5f7ff',
  );
  expect(rows.map(({ css, at }) => [css.display, css.gap, css['align-items'], at])).toEqual(
    Array(4).fill(['flex', '20px', 'flex-start', undefined]),
  );
  const words = rows.map(({ children: [, stack] }) => typeof stack !== 'string' && stack.css.flex);
  expect(words).toEqual(Array(4).fill('1 1 0%'));
});

it('keeps as much room behind the last of its columns as a box does, where one sees that they end', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const card = (x: number): LayoutNode => ({
    ...groupNode('stack', [textNode('$48,210', x + 18, 160), textNode('matched payments', x + 18, 190)], {
      paint: { fill: 0xeeeeee, radius: 12 },
    }),
    box: box(x, 140, 224, 88),
    ink: box(x, 140, 224, 88),
  });
  const cards = groupNode('row', [card(388), card(626), card(864)]);
  const column = groupNode('stack', [textNode('October is nearly closed', 388, 100), cards]);
  const menu: LayoutNode = {
    ...groupNode('stack', [textNode('Overview', 190, 100)], { paint: { fill: 0xf8fafc } }),
    box: box(160, 60, 200, 300),
  };
  const panel: LayoutNode = {
    ...groupNode('row', [menu, { ...column, box: box(388, 100, 700, 128) }], { paint: { fill: 0xffffff } }),
    box: box(160, 60, 956, 300),
  };
  const elements = elementsIn(bodyOf(pageOf([textNode('A page around it that is wider', 64, 4), panel])));
  const row = elements.find(({ css, at }) => css['background-color'] === '#ffffff' && at?.lg?.['flex-direction']);
  expect([row?.css['padding-right'], row?.at?.md?.['padding-right']]).toEqual([undefined, '28px']);
  expect(elements.some(({ at }) => at?.lg?.['grid-template-columns'] === 'repeat(3, minmax(0, 1fr))')).toBe(true);
});

it('keeps the size of a portrait beside its words, whatever share of the row it takes', () => {
  const card = (x: number): LayoutNode => {
    const photo: LayoutNode = { ...imageNode(x, 40, 128), image: { kind: 'photo' } } as LayoutNode;
    const words = groupNode('stack', [
      textNode('Emma Smith', x + 144, 44),
      textNode('Nulla vel metus and 155', x + 144, 84),
    ]);
    return groupNode('row', [photo, words], { paint: { fill: 0xeeeeee }, pad: 24 });
  };
  const elements = elementsIn(bodyOf(pageOf([groupNode('row', [card(90), card(490), card(890)])])));
  const photos = elements.filter(({ tag, css }) => tag === 'img' && css.position !== 'absolute');
  expect(photos.map(({ css }) => css.width)).toEqual(['128px', '128px', '128px']);
});
