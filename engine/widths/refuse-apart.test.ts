import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Box } from '../model/box.ts';
import { leavesOf } from './leaves.ts';
import { apartFromGroup } from './refuse-apart.ts';

it('a portrait is not the sign above what stands between the sign and its words', () => {
  const group = (tag: string) =>
    el('div', {}, {}, el(tag, {}, {}), el('h2', {}, {}, 'Jane'), el('p', {}, {}, 'Singer'));
  const ours = leavesOf(el('body', {}, {}, el('h1', {}, {}, 'Profile'), group('img')));
  const theirs = leavesOf(el('body', {}, {}, el('h1', {}, {}, 'Profile'), group('svg')));
  const at = (y: number): Box => ({ x: 20, y, width: 100, height: 20 });
  const matches = new Map(ours.map((leaf, i) => [leaf, theirs[i]]));
  const isUnknown = (leaf: (typeof ours)[number]) => leaf.kind === 'picture';
  const refused = (places: readonly number[]) =>
    apartFromGroup(matches, (leaf) => at(places[theirs.indexOf(leaf)]), isUnknown);
  expect(refused([40, 0, 80, 120])).toEqual([ours[1]]);
  expect(refused([0, 40, 80, 120])).toEqual([]);
});
