import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../../clean/check/lay-out.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Box } from '../../model/box.ts';
import type { Element } from '../../model/element.ts';
import { dropMisplaced } from './drop-misplaced.ts';
import { followDesign } from './follow-design.ts';
import type { Seen } from './seen.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (name: string, css = {}) => el('div', { height: '40px', 'background-color': '#dddddd', ...css }, { name });
const seen = (x: number, y: number, width: number, height = 40): Seen => {
  const place = { x, y, width, height };
  return { box: place, room: place, lines: 0, isEdge: true };
};

/** Where elements come out on a phone once the page follows its design. */
function followed(body: Element, parts: ReadonlyMap<Element, Seen>): (element: Element) => Box {
  const places = new Map([[body, seen(0, 0, 375, 600)], ...parts]);
  followDesign(body, { from: 'base', until: 'md', width: 375, places }, layOutElement);
  const placed = layOutElement(body, 375);
  return (element) => placed.get(element)!.box;
}

it('what stands beside each other on a desktop stands below each other where the phone’s design has it so', () => {
  const [a, b] = [box('a', { width: '120px' }), box('b', { width: '120px' })];
  const row = el('div', { display: 'flex', 'column-gap': '24px' }, {}, a, b);
  const body = el('body', {}, { name: 'page' }, row);
  const placeOf = followed(
    body,
    new Map([
      [a, seen(16, 32, 343)],
      [b, seen(16, 88, 343)],
    ]),
  );
  expect(placeOf(a)).toEqual({ x: 16, y: 32, width: 343, height: 40 });
  expect(placeOf(b)).toEqual({ x: 16, y: 88, width: 343, height: 40 });
  // From tablets up it is the row that it was.
  expect(row.at?.md).toMatchObject({ 'flex-direction': 'row' });
});

it('distances are those of the design, also where a step of the scale is off', () => {
  const boxes = ['a', 'b', 'c', 'd'].map((name) => box(name, { 'margin-top': '40px' }));
  const body = el('body', {}, { name: 'page' }, ...boxes);
  const tops = [17, 90, 163, 236];
  const placeOf = followed(body, new Map(boxes.map((one, i) => [one, seen(0, tops[i], 375)])));
  for (const [i, one] of boxes.entries()) expect(Math.abs(placeOf(one).y - tops[i])).toBeLessThanOrEqual(2);
});

it('what is left alone of a row has all of its room', () => {
  const [words, picture] = [box('words'), box('picture', { display: 'none' })];
  const row = el('div', { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' }, {}, words, picture);
  const placeOf = followed(el('body', {}, { name: 'page' }, row), new Map([[words, seen(0, 0, 375)]]));
  expect(placeOf(words)).toMatchObject({ x: 0, width: 375 });
});

it('of a component all instances follow together', () => {
  const card = (name: string) =>
    el('div', {}, { name: 'card', instance: { component: 'card' } }, box(`${name} picture`), box(`${name} words`));
  const cards = ['a', 'b', 'c'].map(card);
  const body = el('body', {}, { name: 'page' }, ...cards);
  const parts = cards.flatMap(({ children }) => children as Element[]);
  // Within the second card the design was read wrongly.
  const tops = [0, 56, 112, 152, 224, 280];
  followed(body, new Map(parts.map((part, i) => [part, seen(0, tops[i], 375)])));
  expect(new Set(cards.map(({ children }) => (children[1] as Element).css['margin-top']))).toEqual(new Set(['16px']));
});

it('what the design shows in no way that can be said stays as it is', () => {
  const [a, b] = ['a', 'b'].map((name) => el('p', {}, { name }, name));
  const body = el('body', {}, { name: 'page' }, el('div', { display: 'flex' }, {}, a, b));
  const before = JSON.stringify(body);
  followed(
    body,
    new Map([
      [a, seen(0, 0, 200, 120)],
      [b, seen(100, 60, 200, 120)],
    ]),
  );
  expect(JSON.stringify(body)).toBe(before);
});

it('what only a phone shows is left out where nothing can be in its place', () => {
  const [a, b, own] = [box('a'), box('b'), box('own')];
  const row = el('div', { display: 'flex' }, {}, a, own, b);
  const body = el('body', {}, { name: 'page' }, row);
  const places = new Map([
    [a, seen(0, 0, 100)],
    [b, seen(120, 0, 100)],
    [own, seen(60, 20, 100)],
  ]);
  dropMisplaced(body, { from: 'base', until: 'md', width: 375, places }, new Set([own]), layOutElement);
  expect(row.children).toEqual([a, b]);
});

it('what cannot be arranged as on the design keeps nothing else from its place', () => {
  const [a, b, c, foot] = ['a', 'b', 'c', 'foot'].map((name) => box(name));
  const columns = el('div', { position: 'relative' }, {}, a, b);
  const body = el('body', {}, { name: 'page' }, columns, c, foot);
  // Two of them in the one column and one in the other, across the groups of the page.
  const placeOf = followed(
    body,
    new Map([
      [a, seen(0, 0, 180)],
      [b, seen(0, 90, 180)],
      [c, seen(190, 30, 180, 80)],
      [foot, seen(20, 300, 335)],
    ]),
  );
  expect(placeOf(foot)).toMatchObject({ x: 20, y: 300, width: 335 });
});

it('a card reaches farther to the sides than the words above it, as on the phone’s design', () => {
  const words = el(
    'p',
    { 'max-width': '300px' },
    {},
    'Every tour begins at the harbour, and ends there before it is dark',
  );
  const card = box('card');
  const column = el('div', { 'padding-left': '32px', 'padding-right': '32px' }, {}, words, card);
  const body = el('body', {}, { name: 'page' }, column);
  const lines = { x: 32, width: 300 };
  const placeOf = followed(
    body,
    new Map([
      [words, { box: { ...lines, y: 0, height: 48 }, room: lines, lines: 2, isEdge: false }],
      [card, seen(8, 64, 359)],
    ]),
  );
  expect(placeOf(card)).toMatchObject({ x: 8, y: 64, width: 359 });
  expect(placeOf(words).x).toBe(32);
});

it.each<[string, [number, number, number][]]>([
  [
    'a wide card stands above two narrow ones',
    [
      [0, 0, 375],
      [0, 60, 180],
      [195, 60, 180],
    ],
  ],
  [
    'the last of three stands in the middle',
    [
      [0, 0, 180],
      [195, 0, 180],
      [97.5, 60, 180],
    ],
  ],
])('%s where the tablet’s design has it so', (_, places) => {
  const cards = ['a', 'b', 'c'].map((name) => box(name));
  const row = el('div', { display: 'flex', 'column-gap': '24px' }, {}, ...cards);
  const body = el('body', {}, { name: 'page' }, row);
  const placeOf = followed(body, new Map(cards.map((card, i) => [card, seen(...places[i])])));
  for (const [i, card] of cards.entries()) {
    const [x, y, width] = places[i];
    expect(placeOf(card).x).toBeCloseTo(x, -1);
    expect(placeOf(card).width).toBeCloseTo(width, -1);
    expect(placeOf(card).y > 20).toBe(y > 20);
  }
});

it('rows of any counts are one grid in the order of the design', () => {
  const [a, b, c, foot] = ['a', 'b', 'c', 'foot'].map((name) => box(name));
  const group = el('div', { display: 'flex' }, {}, a, b);
  const body = el('body', {}, { name: 'page' }, el('section', {}, {}, group, c, foot));
  // On the phone, the last one comes first, and one of the group stands beside what follows it.
  const places: [Element, Seen][] = [
    [a, seen(0, 60, 375)],
    [b, seen(0, 120, 120)],
    [c, seen(140, 120, 235)],
    [foot, seen(0, 0, 375)],
  ];
  const placeOf = followed(body, new Map(places));
  for (const [one, { box: wanted }] of places) {
    expect(Math.abs(placeOf(one).x - wanted.x)).toBeLessThanOrEqual(3);
    expect(Math.abs(placeOf(one).width - wanted.width)).toBeLessThanOrEqual(3);
    expect(Math.abs(placeOf(one).y - wanted.y)).toBeLessThanOrEqual(3);
  }
  expect(group).toMatchObject({ css: { display: 'contents' }, at: { md: { display: 'flex' } } });
});

it('columns that begin at about one height begin there, however high they are', () => {
  const [form, basket] = [box('form', { height: '400px' }), box('basket', { height: '80px' })];
  const row = el('div', { display: 'flex', 'flex-direction': 'column' }, {}, form, basket);
  const placeOf = followed(
    el('body', {}, { name: 'page' }, row),
    new Map([
      [form, seen(0, 0, 180, 400)],
      [basket, seen(195, 6, 180, 80)],
    ]),
  );
  expect(placeOf(basket).y - placeOf(form).y).toBeLessThanOrEqual(6);
});

it('an area of a colour that is a picture on the design is as high as it is there', () => {
  const [area, words] = [el('div', { 'background-color': '#dddddd' }, {}), box('words')];
  const placeOf = followed(
    el('body', {}, { name: 'page' }, area, words),
    new Map([
      [area, seen(0, 0, 375, 180)],
      [words, seen(0, 180, 375)],
    ]),
  );
  expect(placeOf(area)).toMatchObject({ x: 0, y: 0, width: 375, height: 180 });
  expect(placeOf(words).y).toBe(180);
});
