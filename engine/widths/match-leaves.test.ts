import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Box } from '../model/box.ts';
import type { Element } from '../model/element.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { matchLeaves } from './match-leaves.ts';

const NAMES = ['North pier', 'East gate', 'South bridge'];
const photo = () => el('img', {}, { attributes: { alt: 'Harbour' } });
const body = (...children: Element[]) => el('body', {}, { name: 'page' }, ...children);

/** Tours that are told apart by one line each. */
const tour = (name: string) => [photo(), el('h2', {}, {}, 'Tour'), el('p', {}, {}, name), el('a', {}, {}, 'Book now')];

/** Places by what is shown, in the order of the document. */
function matched(ours: Element, theirs: Element, placeOf: (leaf: Leaf) => Box | undefined): number[] {
  const [a, b] = [leavesOf(ours), leavesOf(theirs)];
  const matches = matchLeaves(a, b, placeOf);
  return a.map((leaf) => {
    const match = matches.get(leaf);
    return match ? b.indexOf(match) : -1;
  });
}

/** Things below each other from some height on, in px. */
const placesFrom = (leaves: readonly Leaf[], x: number, y: number): Map<Element, Box> =>
  new Map(leaves.map(({ element }, i) => [element, { x, y: y + 40 * i, width: 200, height: 30 }]));

it('of words that stand in every card, those are the same that stand with the same things', () => {
  const ours = body(...NAMES.map((name) => el('article', {}, {}, ...tour(name))));
  // Its cards are no groups, and the last one comes first.
  const theirs = body(...[2, 0, 1].flatMap((i) => tour(NAMES[i])));
  const places = new Map([
    ...NAMES.flatMap((_, i) => [...placesFrom(leavesOf(ours).slice(4 * i, 4 * i + 4), 300 * i, 0)]),
    ...[0, 1, 2].flatMap((i) => [...placesFrom(leavesOf(theirs).slice(4 * i, 4 * i + 4), 0, 400 * i)]),
  ]);
  const found = matched(ours, theirs, ({ element }) => places.get(element));
  expect(found).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]);
});

it('what is pressed is not the heading that says the same', () => {
  const link = () => el('nav', {}, {}, el('a', {}, {}, 'Prices'));
  const heading = () => [el('h2', {}, {}, 'Prices'), el('p', {}, {}, 'From 9 euro a month')];
  const ours = body(link(), el('h1', {}, {}, 'See the city'), ...heading());
  const theirs = body(el('h1', {}, {}, 'See the city'), ...heading(), link());
  expect(matched(ours, theirs, () => undefined)).toEqual([3, 0, 1, 2]);
});

it('a picture is not one of quite another shape', () => {
  const [wide, tall] = [photo(), el('svg', {}, {}, el('path', {}, { attributes: { d: 'M0 0h4v9z' } }))];
  const words = () => el('h1', {}, {}, 'See the city');
  const [ours, theirs] = [body(words(), photo()), body(words(), tall, wide)];
  const places = new Map<Element, Box>([
    [leavesOf(ours)[1].element, { x: 0, y: 100, width: 600, height: 300 }],
    [tall, { x: 0, y: 100, width: 60, height: 120 }],
    [wide, { x: 0, y: 240, width: 300, height: 150 }],
  ]);
  expect(matched(ours, theirs, ({ element }) => places.get(element))).toEqual([0, 2]);
});

it('what a closed menu says is not the title that says the same', () => {
  const menu = el('div', {}, { attributes: { popover: 'auto' } }, el('p', {}, {}, 'Prices'), el('p', {}, {}, 'Tours'));
  const ours = body(menu, el('h1', {}, {}, 'Prices'), el('p', {}, {}, 'From 9 euro a month'));
  const theirs = body(el('p', {}, {}, 'Prices'), el('p', {}, {}, 'From 9 euro a month'));
  expect(matched(ours, theirs, () => undefined)).toEqual([-1, -1, 0, 1]);
});

it('a field whose words fill it is known again where it was read as a button', () => {
  const field = el('input', {}, { attributes: { placeholder: 'Enter email address' } });
  const ours = body(el('h1', {}, {}, 'Coming soon'), field);
  const theirs = body(el('h1', {}, {}, 'Coming soon'), el('button', {}, {}, 'Enter email addres'));
  expect(matched(ours, theirs, () => undefined)).toEqual([0, 1]);
});

it('a label is not the field that says the same', () => {
  const form = () => [el('label', {}, {}, 'Email'), el('input', {}, { attributes: { placeholder: 'Email' } })];
  expect(matched(body(...form()), body(...form()), () => undefined)).toEqual([0, 1]);
});

it('the only photograph between the same two things is the same one, whatever its shape', () => {
  const page = () => body(el('h1', {}, {}, 'See the city'), photo(), el('p', {}, {}, 'From the water'));
  const [ours, theirs] = [page(), page()];
  const places = new Map<Element, Box>([
    [leavesOf(ours)[1].element, { x: 0, y: 100, width: 200, height: 160 }],
    [leavesOf(theirs)[1].element, { x: 0, y: 100, width: 1200, height: 80 }],
  ]);
  expect(matched(ours, theirs, ({ element }) => places.get(element))).toEqual([0, 1, 2]);
  places.set(leavesOf(theirs)[1].element, { x: 0, y: 100, width: 1200, height: 20 });
  expect(matched(ours, theirs, ({ element }) => places.get(element))).toEqual([0, -1, 2]);
});
