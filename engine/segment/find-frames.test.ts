import { expect, it } from 'vitest';
import { findFrames } from './find-frames.ts';

const rule = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
  color: 0xd9d9d9,
  surface: 0,
});

it('finds four lines around a box, with round corners', () => {
  const rules = [rule(27, 10, 186, 1), rule(27, 149, 186, 1), rule(20, 17, 1, 126), rule(219, 17, 1, 126)];
  expect(findFrames(rules)).toMatchObject([{ box: { x: 20, y: 10, width: 200, height: 140 }, width: 1, radius: 7 }]);
});

it('does not take the columns of a table for frames', () => {
  const rules = [
    rule(20, 10, 200, 1),
    rule(20, 149, 200, 1),
    rule(20, 10, 1, 140),
    rule(120, 10, 1, 140),
    rule(219, 10, 1, 140),
  ];
  expect(findFrames(rules).map(({ box }) => box.width)).toEqual([200]);
});

it('needs all four sides', () => {
  expect(findFrames([rule(20, 10, 200, 1), rule(20, 10, 1, 140), rule(219, 10, 1, 140)])).toEqual([]);
});
