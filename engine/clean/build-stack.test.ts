import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

/** In light type on dark grounds. */
const bodyOf = (page: LayoutNode): Element =>
  buildCleanBody(page, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0xeeeeee },
    sources: new Map(),
    blocks: textsIn(page),
  });

/** The gap between entries of a list, 100 px high, with so much room between them. */
function gapOf(room: number, words = ['Build finished', 'Menu for Friday', 'Photographs']): string | undefined {
  const entries = words.map((words, i) => {
    const y = 40 + Math.round(i * (100 + room));
    const box = { x: 220, y, width: 380, height: 100 };
    return { ...groupNode('stack', [textNode(words, 236, y + 40)], { paint: { fill: 0x18181b } }), box, ink: box };
  });
  const list = groupNode('stack', entries, { paint: { fill: 0x27272a } });
  const page: LayoutNode = {
    ...groupNode('stack', [textNode('Inbox', 220, 4), list]),
    box: { x: 0, y: 0, width: 1280, height: 720 },
  };
  const body = bodyOf(page);
  return elementsIn(body).find(({ css }) => css['background-color'] === '#27272a')!.css.gap;
}

it('keeps the line that shines through between surfaces', () => {
  expect(gapOf(1)).toBe('1px');
  expect(gapOf(0)).toBeUndefined();
  expect(gapOf(8)).toBe('8px');
});

it.each([72, 73, 74, 75, 76, 77, 78])(
  'lets nothing shine through below a box of %i px that another one touches',
  (first) => {
    const parts = [first, 107].map((height, i) => {
      const box = { x: 0, y: i * first, width: 250, height };
      const words = textNode(i === 0 ? 'Sleek Dashboard' : 'Components', 24, box.y + 29);
      return { ...groupNode('stack', [words], { paint: { fill: i === 0 ? 0x4c84ff : 0x212a39 } }), box, ink: box };
    });
    const page = groupNode('stack', [groupNode('stack', parts), textNode('Contacts', 0, 300)]);
    page.box = { x: 0, y: 0, width: 1280, height: 720 };
    const css = elementsIn(bodyOf(page)).find((one) => one.css['background-color'] === '#212a39')!.css;
    expect(css['margin-top']).toBeUndefined();
  },
);

it('ends a long list where it ends in the design', () => {
  expect(gapOf(3.2)).toBe('2px');
  const many = 'Inbox Drafts Sent Archive Spam Trash Work Travel Bills Family School Garden Music'.split(' ');
  expect(gapOf(3.2, many)).toBe('3px');
});

it('pads a box up to the edge that its parts share, however far a letter sticks out of it', () => {
  const field = (y: number): LayoutNode => {
    const box = { x: 444, y, width: 392, height: 44 };
    return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xeeeeee, radius: 8 } };
  };
  const title = textNode('Join the lantern library', 444, 90);
  title.ink = { ...title.ink, x: 442 };
  const box = { x: 400, y: 50, width: 480, height: 300 };
  const parts = [title, field(140), field(220)];
  const form: LayoutNode = { ...groupNode('stack', parts, { paint: { fill: 0xffffff } }), box, ink: box };
  const page = groupNode('stack', [textNode('A page that is wider than its form', 64, 4), form]);
  page.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = bodyOf(page);
  const built = elementsIn(body).find(({ css }) => css['background-color'] === '#ffffff' && css['max-width'])!;
  expect([built.at?.md?.['padding-left'], built.at?.md?.['padding-right']]).toEqual(['44px', '44px']);
});

it('says once what all parts of a component keep between them, in cards of several heights', () => {
  const card = (y: number, height: number): LayoutNode => {
    const box = { x: 220, y, width: 380, height };
    const words = textNode('Build finished', 240, y + 20);
    const own = { slot: 'card', instance: { component: 'card' } };
    return { ...groupNode('stack', [words], { paint: { fill: 0x18181b } }), box, ink: box, ...own } as LayoutNode;
  };
  // 10, 14 and 9 px apart.
  const list = groupNode('stack', [card(40, 100), card(150, 64), card(228, 64), card(301, 100)]);
  const page = groupNode('stack', [textNode('Inbox', 220, 4), list]);
  page.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = bodyOf(page);
  const cards = elementsIn(body).filter(({ css }) => css['background-color'] === '#18181b');
  expect(cards.map(({ css }) => css['margin-top'])).toEqual(Array(4).fill(undefined));
  expect(elementsIn(body).some(({ css }) => css.gap === '10px')).toBe(true);
});

it('leaves a list without gaps the block that it is', () => {
  const link = (y: number): LayoutNode => ({ ...textNode('Overview', 220, y), role: 'a' }) as LayoutNode;
  const list = groupNode('stack', [link(40), link(64), link(88)], { role: 'ul' });
  const page = groupNode('stack', [textNode('A page around it that is wider', 64, 4), list]);
  page.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = bodyOf(page);
  const found = elementsIn(body).find(({ tag }) => tag === 'ul')!;
  expect([found.css.display, found.css.gap]).toEqual([undefined, undefined]);
});

it('makes up in all instances for what their distances are too small before', () => {
  // 21, 27 and 57 px above lines of 24 px: what the step 20 lacks goes to the next distance.
  const card = (x: number): LayoutNode => {
    const parts = ['Title', 'Words', 'Note'].map((words, i) => ({
      ...textNode(words, x, [39, 90, 171][i]),
      slot: `card/${words}`,
    }));
    const box = { x: x - 40, y: 16, width: 300, height: 200 };
    return { ...groupNode('stack', parts as LayoutNode[], { paint: { fill: 0xffffff } }), box, ink: box, slot: 'card' };
  };
  const page: LayoutNode = {
    ...groupNode('stack', [groupNode('row', [card(104), card(504), card(904)])]),
    box: { x: 0, y: 0, width: 1280, height: 720 },
  };
  const body = bodyOf(page);
  const cards = elementsIn(body).filter(({ css }) => css['background-color'] === '#ffffff' && css['padding-top']);
  const distances = cards.map(({ css, children }) => [
    css['padding-top'],
    ...(children as Element[]).map((child) => child.css['margin-top']),
  ]);
  expect(distances).toEqual([1, 2, 3].map(() => ['20px', undefined, '28px', '56px']));
});

it('does not keep an item from the line that it stands below as it keeps from the item before', () => {
  const item = (y: number): LayoutNode => {
    const box = { x: 40, y, width: 400, height: 80 };
    const words = { ...textNode('Words', 60, y + 30), slot: 'item/words' } as LayoutNode;
    return { ...groupNode('stack', [words], { paint: { fill: 0xffffff } }), box, ink: box, slot: 'item' };
  };
  const at = { x: 40, y: 536, width: 400, height: 1 };
  const line: LayoutNode = { kind: 'rule', box: at, ink: at, children: [], color: 0xdddddd };
  const list = groupNode('stack', [item(40), item(144), item(248), item(352), item(456), line, item(537)]);
  const page: LayoutNode = { ...groupNode('stack', [list]), box: { x: 0, y: 0, width: 1280, height: 720 } };
  const body = buildCleanBody(page, 0xf4f4f5, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: textsIn(page),
  });
  const items = elementsIn(body).filter(({ css }) => css['background-color'] === '#ffffff');
  expect(items.map(({ css }) => css['margin-top'])).toEqual([undefined, '24px', '24px', '24px', '24px', undefined]);
});

it('keeps a picture from the side of its group as far as it is drawn', () => {
  const below = { x: 64, y: 240, width: 1152, height: 200 };
  const panel: LayoutNode = { kind: 'empty', box: below, ink: below, children: [], paint: { fill: 0x3b82f6 } };
  const page: LayoutNode = {
    ...groupNode('stack', [imageNode(160, 40, 160), panel]),
    box: { x: 0, y: 0, width: 1280, height: 720 },
  };
  const body = buildCleanBody(page, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: [],
  });
  const picture = elementsIn(body).find(({ tag }) => tag === 'img')!;
  expect(picture.at?.md?.['margin-left']).toBe('96px');
  // A phone has no room for that.
  expect(picture.css['margin-left']).toBeUndefined();
});

it('stands at the foot of cards what ends all of them there, also in the body below a photograph', () => {
  const card = (x: number, words: string, top: number): LayoutNode => {
    const photo = { ...{ x, y: 100, width: 276, height: 180 } };
    const picture: LayoutNode = {
      ...{ kind: 'image', box: photo, ink: photo, children: [], image: { kind: 'photo' }, slot: 'card/photo' },
    };
    const title: LayoutNode = { ...textNode(words, x + 24, 304), slot: 'card/title' };
    const text: LayoutNode = { ...textNode('Some words', x + 24, top), slot: 'card/text' };
    const foot: LayoutNode = { ...textNode('3 days ago', x + 24, 460), slot: 'card/caption' };
    const box = { x, y: 100, width: 276, height: 404 };
    const own = { slot: 'card', instance: { component: 'card' } };
    return { kind: 'stack', box, ink: box, children: [picture, title, text, foot], paint: { fill: 0x18181b }, ...own };
  };
  const row = groupNode('row', [card(52, 'One', 336), card(352, 'Two', 336), card(652, 'Three', 372)]);
  const page = groupNode('stack', [textNode('Blog', 52, 40), row]);
  page.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = bodyOf(page);
  const cards = elementsIn(body).filter(({ css }) => css['background-color'] === '#18181b');
  expect(cards).toHaveLength(3);
  for (const { css, children } of cards) {
    expect(css).toMatchObject({ display: 'flex', 'flex-direction': 'column' });
    const inner = children.at(-1) as Element;
    expect(inner.css['flex-grow']).toBe('1');
    expect((inner.children.at(-1) as Element).css['margin-top']).toBe('auto');
  }
});

it('lets the frames of entries reach through their menu, and keep from its sides what they do in the design', () => {
  const entry = (words: string, y: number, fill?: number): LayoutNode =>
    ({
      ...groupNode('row', [imageNode(24, y + 15, 16), textNode(words, 56, y + 14)]),
      box: { x: 8, y, width: 234, height: 46 },
      role: 'a',
      kin: 'menu',
      paint: fill === undefined ? {} : { fill },
    }) as LayoutNode;
  const whole = { ...entry('Upgrade', 170, 0xeeeeee), box: { x: 0, y: 170, width: 250, height: 46 } };
  const entries = [entry('Home', 20), entry('Orders', 70, 0xddeeff), entry('Teams', 120), whole];
  const list = { ...groupNode('stack', entries), role: 'ul' };
  const panel = { ...groupNode('stack', [list as LayoutNode], { paint: { fill: 0xfafafa } }) };
  panel.box = { x: 0, y: 0, width: 250, height: 720 };
  const page = {
    ...groupNode('row', [panel, textNode('A page beside its menu', 320, 40)]),
    box: { x: 0, y: 0, width: 1280, height: 720 },
  };
  const body = bodyOf(page);
  const current = elementsIn(body).find(({ css }) => css['background-color'] === '#ddeeff')!;
  const around = elementsIn(body).find(({ children }) => children.includes(current));
  expect(around!.css).toMatchObject({ 'margin-left': '8px', 'margin-right': '8px' });
  expect(Object.keys(current.css)).not.toContain('max-width');
});
