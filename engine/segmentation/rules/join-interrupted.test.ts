import { expect, it } from 'vitest';
import type { Rule } from '../../model/rule.ts';
import { joinInterrupted } from './join-interrupted.ts';

const [GREY, BLUE] = [0xe5e7eb, 0x066fd1];
const rule = (x: number, y: number, width: number, height: number, color: number): Rule => ({
  x,
  y,
  width,
  height,
  color,
  surface: 0,
});
const [left, mark, other] = [rule(0, 111, 439, 1, GREY), rule(439, 110, 97, 2, BLUE), rule(536, 111, 744, 1, GREY)];
const bar = { box: { x: 0, y: 0, width: 1280, height: 111 }, paint: { fill: 0xffffff }, surface: 1 };
const ruler = rule(0, 111, 1280, 1, GREY);

it('joins a line that marks interrupt, and puts those into the bar that it ends', () => {
  expect(joinInterrupted([mark, left, other], [bar])).toEqual([rule(439, 109, 97, 2, BLUE), ruler]);
  expect(joinInterrupted([left, mark, other], [])).toEqual([mark, ruler]);
});

it('joins one that two marks interrupt', () => {
  const [middle, second] = [rule(536, 111, 200, 1, GREY), rule(736, 110, 60, 2, BLUE)];
  const last = rule(796, 111, 484, 1, GREY);
  expect(joinInterrupted([left, mark, middle, second, last], [])).toEqual([mark, second, ruler]);
});

it.each([
  ['of another colour', [left, mark, { ...other, color: 0x333333 }]],
  ['further below', [left, mark, { ...other, y: 114 }]],
  ['that leave a gap', [left, mark, { ...other, x: 560 }]],
  ['that nothing stands between', [left, other]],
])('leaves lines %s as they are', (_, rules) => {
  expect(joinInterrupted(rules, [bar])).toEqual(rules);
});
