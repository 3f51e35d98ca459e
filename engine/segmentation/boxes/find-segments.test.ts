import { expect, it } from 'vitest';
import type { Rule } from '../../model/rule.ts';
import { findSegments } from './find-segments.ts';

const rule = (x: number, y: number, width: number, height: number): Rule => {
  return { x, y, width, height, color: 0xdee2e6, surface: 1 };
};
/** Two pages and a word behind the current page, with a round corner at the end. */
const rules = [
  rule(60, 20, 120, 1),
  rule(60, 57, 120, 1),
  rule(94, 20, 1, 38),
  rule(129, 20, 1, 38),
  rule(184, 26, 1, 26),
];
const current = { x: 24, y: 20, width: 36, height: 38 };
const found = (filled: { x: number; y: number; width: number; height: number }[]) =>
  findSegments(rules, filled, []).map(({ box }) => [box.x, box.width, box.height]);

it('finds the pages after a filled one', () => {
  expect(found([current])).toEqual([
    [60, 35, 38],
    [94, 36, 38],
    [129, 56, 38],
  ]);
});

it('finds none beside nothing, or beside what is higher', () => {
  expect(found([])).toEqual([]);
  expect(found([{ ...current, y: 0, height: 90 }])).toEqual([]);
});
