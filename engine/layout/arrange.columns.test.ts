import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { fontOf } from '../typeface/fonts.ts';
import { arrange, group } from './arrange.ts';

function text(content: string, x: number, y: number): LayoutNode {
  const box = { x, y, width: content.length * 8, height: 20 };
  const block = {
    lines: [{ text: content, words: [] }],
    font: fontOf('arial', 400),
    size: 16,
    lineHeight: 20,
    color: 0,
    align: 'left',
  } as unknown as TextBlock;
  return { kind: 'text', box, ink: box, children: [], text: block };
}

function card(x: number, y: number, width: number, height: number): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xffffff } };
}

/** Kinds of the groups, `x` for anything else. */
const shape = (node: LayoutNode): string =>
  node.kind === 'stack' || node.kind === 'row' ? `${node.kind}(${node.children.map(shape).join(' ')})` : 'x';

describe('signs at the end of a row', () => {
  const sign = (x: number): LayoutNode => {
    const box = { x, y: 40, width: 20, height: 20 };
    return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
  };
  const menu = card(0, 0, 200, 800);
  const page = [text('A title', 240, 40), text('A line of words that reaches below all but the last sign', 240, 120)];
  const below = [160, 320, 480].map((y) => text('More words', 240, y));

  it('are no columns of the page', () => {
    const nodes = [menu, ...page, ...below, sign(640), sign(676), sign(712)];
    expect(shape(arrange(nodes))).toBe('row(x stack(row(x x x x) x x x x))');
  });

  it('are columns where nothing like them is beside them', () => {
    const nodes = [menu, ...page, ...below, sign(712)];
    expect(shape(arrange(nodes))).toBe('row(x stack(x x x x x) x)');
  });
});

describe('rows that no column passes through', () => {
  it('keeps what stands beside a portrait in its row, whatever blank columns there are', () => {
    const portrait = (y: number): LayoutNode => {
      const box = { x: 0, y, width: 48, height: 48 };
      return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
    };
    const entry = (y: number, words: string) => [portrait(y), text('Name', 60, y), text(words, 60, y + 24)];
    const nodes = [
      ...entry(0, 'Thank you'),
      text('Yesterday', 250, 2),
      ...entry(72, 'See you'),
      text('Monday', 240, 74),
    ];
    expect(shape(arrange(nodes))).toBe('stack(row(x stack(row(x x) x)) row(x stack(row(x x) x)))');
  });

  const cards = [0, 250, 500, 750].map((x) => card(x, 60, 230, 110));

  it('keeps the title row above a row of cards', () => {
    const nodes = [text('Deliveries', 0, 0), card(620, 0, 200, 36), card(840, 0, 140, 36), ...cards];
    expect(shape(arrange(nodes))).toBe('stack(row(x x x) row(x x x x))');
  });

  it('keeps a title over two pictures, and a link above the last, out of their columns, whatever lies on them', () => {
    const heading = [text('What is wider than a picture, and ends', 0, 0), text('See all', 924, 0)];
    const places = [0, 250, 500, 750].map((x) => card(x, 44, 230, 200));
    const hearts = places.map(({ box }) => card(box.x + 190, 52, 30, 30));
    const below = places.flatMap(({ box }) => [text('A name', box.x, 256), text('A place', box.x, 280)]);
    expect(shape(arrange([...heading, ...places, ...hearts, ...below]))).toMatch(/^stack\(row\(x x\) /);
  });

  it('keeps what stands above one of the cards out of its column', () => {
    expect(shape(arrange([text('Monthly', 260, 0), text('Yearly', 380, 0), ...cards]))).toBe(
      'stack(row(x x) row(x x x x))',
    );
  });

  it('keeps the last line of a page below two columns, also where its parts are groups', () => {
    const photos = [card(0, 0, 500, 240), card(515, 0, 500, 120), card(515, 135, 500, 105)];
    const [dotted, links] = [
      group('row', [text('Copyright 2025', 0, 300), text('v1.2.0', 140, 300)]),
      group('row', [text('Help', 850, 300), text('License', 950, 300)]),
    ];
    expect(shape(arrange([...photos, dotted, links]))).toBe('stack(row(x stack(x x)) row(x x x x))');
  });

  it('keeps it there, too, where it is no farther below the columns than they are from each other', () => {
    const cards = [card(0, 0, 500, 400), card(524, 0, 500, 400)];
    const foot = [text('© 2026 Harbour Lights', 0, 424), text('About us', 524, 424), text('License', 700, 424)];
    expect(shape(arrange([...cards, ...foot]))).toBe('stack(row(x x) row(x x x))');
  });

  it('keeps logos in frames together below columns of links that have a gutter between them', () => {
    const links = [0, 35, 71, 107, 143].flatMap((y) => [86, 306, 526].map((x) => text('Documentation', x, y)));
    const captions = [text('Payment & security', 86, 216), text('Follow us on', 1096, 216)];
    const frames = [85, 164, 243, 322].map((x) => card(x, 246, 69, 42));
    const signs = [1013, 1061, 1109, 1157].map((x) => card(x, 247, 36, 36));
    const about = [text('What there is to say of harbours', 747, 0)];
    const page = arrange([...links, ...about, ...captions, ...frames, ...signs]);
    expect(shape(page).match(/row\(x x x x\)/g)).toHaveLength(2);
  });

  it('keeps the head of a table with its rows', () => {
    const rows = [140, 170, 200].flatMap((y) => [0, 120, 500, 700].map((x) => text('cell', x + 10, y)));
    const above = [card(0, 0, 190, 110), text('Harbour Lights', 220, 40)];
    expect(shape(arrange([...above, ...rows]))).toMatch(/^stack\(row\(x x\) row\(/);
  });

  it('lets columns of links run on when one of them has ended', () => {
    const first = [0, 200, 400, 600].map((x) => text('Places', x, 0));
    const rest = [30, 60, 90].flatMap((y) => [0, 200, 400].map((x) => text('Places', x, y)));
    expect(shape(arrange([...first, ...rest]))).toBe('row(stack(x x x x) stack(x x x x) stack(x x x x) x)');
  });

  it('keeps indented lists below their headings', () => {
    const heads = [0, 200, 400].map((x) => text('Heading', x, 0));
    const lists = [30, 60, 90].flatMap((y) => [0, 200, 400].map((x) => text('link', x + 20, y)));
    expect(shape(arrange([...heads, ...lists]))).toMatch(/^row\(stack/);
  });

  it('puts captions below their boxes even when the boxes nearly touch', () => {
    const nodes = [0, 90, 180].flatMap((x) => [card(x, 0, 80, 50), text('Send', x + 24, 60)]);
    expect(shape(arrange(nodes))).toBe('row(stack(x x) stack(x x) stack(x x))');
  });

  it('keeps a second line with the caption, though the boxes differ in width', () => {
    const nodes = [card(0, 0, 300, 200), card(320, 0, 140, 200)].flatMap((box) => [
      box,
      text('A picture', box.box.x, 210),
      text('40 by 60', box.box.x, 234),
    ]);
    expect(shape(arrange(nodes))).toBe('row(stack(x x x) stack(x x x))');
  });
});

describe('a menu without a box at the side of a page', () => {
  const sign = (y: number): LayoutNode => {
    const box = { x: 24, y, width: 20, height: 20 };
    return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
  };
  const placeAt = (x: number, y: number, width = 8, height = 8) => {
    const box = { x, y, width, height };
    return { box, ink: box };
  };
  const names = ['Overview', 'Orders', 'Customers', 'Reports', 'Settings', 'Support'];
  const entries = names.flatMap((name, i) => [sign(120 + 90 * i), text(name, 60, 120 + 90 * i)]);
  const brand = text('Ledger', 24, 24);
  const bar = [text('Orders', 300, 24), text('Search the orders of this year', 1000, 24)];
  const cards = [0, 1].flatMap((row) => [0, 1, 2].map((i) => card(300 + 320 * i, 110 + 340 * row, 300, 320)));

  it('is a column beside all of the page, whatever rows they have in common', () => {
    const [side, page] = arrange([brand, ...bar, ...entries, ...cards]).children;
    expect([side.box.x, side.box.width]).toEqual([24, 108]);
    expect(page.box.x).toBe(300);
  });

  it('holds what stands at the ends of its entries, and ends above a line that goes all the way across', () => {
    const ends = names.map((_, i): LayoutNode => ({ ...sign(120 + 90 * i), ...placeAt(260, 126 + 90 * i) }));
    const line: LayoutNode = { kind: 'rule', color: 0xcccccc, children: [], ...placeAt(4, 820, 1272, 1) };
    const foot = text('Ledger, since 1998', 300, 840);
    const [side, page] = arrange([brand, ...bar, ...entries, ...ends, ...cards, line, foot]).children;
    expect([side.box.x, side.box.x + side.box.width]).toEqual([24, 268]);
    expect([page.box.x, page.children.some(({ kind }) => kind === 'rule')]).toEqual([300, true]);
    const beside = { ...line, ...placeAt(280, 60, 996, 1) };
    expect(arrange([brand, ...bar, beside, ...entries, ...ends, ...cards]).children[1].box.x).toBe(280);
    const through = { ...line, ...placeAt(4, 440, 1272, 1) };
    expect(arrange([brand, ...bar, ...entries, ...ends, ...cards, through, foot]).kind).not.toBe('row');
  });

  it('is no column of cards', () => {
    const four = [0, 1].flatMap((row) => [0, 1, 2, 3].map((i) => card(24 + 310 * i, 110 + 340 * row, 280, 320)));
    expect(arrange([brand, ...bar, ...four]).kind).toBe('stack');
    const person = (x: number, y: number): LayoutNode => {
      const lines = ['Emma Smith', 'Editor', 'Berlin'].map((words, i) => text(words, x + 60, y + 40 + 30 * i));
      const link = { ...sign(y + 160), ...placeAt(x + 20, y + 160, 16, 16) };
      const children = [...lines, link, text('Email', x + 44, y + 158)];
      return { ...card(x, y, 280, 200), kind: 'stack', children } as LayoutNode;
    };
    const people = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((i) => person(24 + 310 * i, 110 + 220 * row)));
    expect(arrange([brand, ...bar, ...people, text('All rights reserved', 400, 1040)]).kind).toBe('stack');
  });

  it('stands below a header and above a footer that go across both', () => {
    const foot = text('Ledger, a product of the Ledger company of Ledgertown', 24, 860);
    const page = arrange([...entries, ...cards, foot]);
    expect(page.children.map(({ kind }) => kind)).toEqual(['row', 'text']);
    expect(page.children[0].children.map(({ box }) => box.x)).toEqual([60 - 36, 300]);
  });
});
