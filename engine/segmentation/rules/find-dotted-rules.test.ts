import { expect, it } from 'vitest';
import { blank } from '../../testing/draw.ts';
import { findDottedRules } from './find-dotted-rules.ts';

const component = (x: number, y: number, side: number) => {
  return { id: x, x, y, width: side, height: side, pixels: side * side, surface: 7, share: 1, second: -1 };
};

it('takes a row of dots out as a rule, not full stops and not the dots of letters', () => {
  const border = Array.from({ length: 20 }, (_, i) => component(10 + 2 * i, 30, 1));
  const leader = Array.from({ length: 20 }, (_, i) => component(10 + 5 * i, 40, 2));
  const dots = Array.from({ length: 5 }, (_, i) => component(10 + 2 * i, 50, 1));
  const { letters, dotted } = findDottedRules(blank(200, 60, 0x333333), [...border, ...leader, ...dots]);
  expect(letters).toEqual([...leader, ...dots]);
  expect(dotted).toEqual([{ x: 10, y: 30, width: 39, height: 1, color: 0x333333, surface: 7, dotted: true }]);
});
