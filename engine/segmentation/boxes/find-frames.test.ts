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

it('finds the tab that is open to the line beside it', () => {
  const tab = [rule(20, 10, 80, 1), rule(20, 10, 1, 40), rule(99, 10, 1, 40), rule(99, 49, 300, 1)];
  expect(findFrames(tab)).toMatchObject([{ box: { x: 20, y: 10, width: 80, height: 40 }, open: true }]);
});

it('needs all four sides otherwise', () => {
  expect(findFrames([rule(20, 10, 200, 1), rule(20, 10, 1, 140), rule(219, 10, 1, 140)])).toEqual([]);
});

it('does not put a frame around a button and the sides of its neighbours', () => {
  const button = (x: number) => [
    rule(x + 3, 20, 64, 1),
    rule(x + 3, 50, 64, 1),
    rule(x, 24, 1, 24),
    rule(x + 69, 24, 1, 24),
  ];
  const frames = findFrames([20, 100, 180].flatMap(button));
  expect(frames.map(({ box }) => [box.x, box.width])).toEqual([20, 100, 180].map((x) => [x, 70]));
});

it('does not put a frame around a card and the sides of its neighbours above, below and beside it', () => {
  const card = (x: number, y: number) => [
    rule(x + 6, y, 188, 1),
    rule(x + 6, y + 119, 188, 1),
    rule(x, y + 6, 1, 108),
    rule(x + 199, y + 6, 1, 108),
  ];
  const frames = findFrames([20, 236, 452].flatMap((x) => [10, 146, 282].flatMap((y) => card(x, y))));
  expect(frames.map(({ box }) => box.width)).toEqual(Array(9).fill(200));
});
