import { expect, it } from 'vitest';
import type { Rule } from '../../model/rule.ts';
import { blank, fill } from '../../testing/draw.ts';
import { isStep } from './is-step.ts';

const [CREAM, NAVY, BLEND, GREY] = [0xfdf8ee, 0x12344a, 0x8896a0, 0xd1d5db];
const rule = (x: number, y: number, width: number, height: number, color: number): Rule => ({
  ...{ x, y, width, height, color },
  surface: 0,
});

/** Navy below cream, from row 20 on and from row 19 on beyond the column 60; a blend of both between 40 and 60. */
function wave() {
  const image = fill(blank(100, 40, CREAM), { x: 0, y: 20, width: 100, height: 20 }, NAVY);
  fill(image, { x: 60, y: 19, width: 40, height: 1 }, NAVY);
  return fill(image, { x: 40, y: 19, width: 20, height: 1 }, BLEND);
}

it('is true of the blend between two surfaces that meet without it beyond its end', () => {
  expect(isStep(wave(), rule(40, 19, 20, 1, BLEND))).toBe(true);
});

it('is true of an upright one', () => {
  const image = fill(blank(40, 100, CREAM), { x: 20, y: 0, width: 20, height: 100 }, NAVY);
  fill(image, { x: 19, y: 40, width: 1, height: 20 }, BLEND);
  expect(isStep(image, rule(19, 40, 1, 20, BLEND))).toBe(true);
});

it('is false of the border between a header and a dark band, which has its whole length', () => {
  const image = fill(blank(100, 40, 0xffffff), { x: 0, y: 20, width: 100, height: 20 }, NAVY);
  fill(image, { x: 0, y: 19, width: 100, height: 1 }, GREY);
  expect(isStep(image, rule(0, 19, 100, 1, GREY))).toBe(false);
});

it('is false of a divider on one surface, and of a line darker than both sides', () => {
  const image = fill(blank(100, 40, CREAM), { x: 20, y: 19, width: 60, height: 1 }, GREY);
  expect(isStep(image, rule(20, 19, 60, 1, GREY))).toBe(false);
  const pale = fill(blank(100, 40, 0xffffff), { x: 0, y: 20, width: 100, height: 20 }, 0xd8d8d8);
  fill(pale, { x: 20, y: 19, width: 60, height: 1 }, 0x909090);
  expect(isStep(pale, rule(20, 19, 60, 1, 0x909090))).toBe(false);
});
