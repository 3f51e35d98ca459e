import { expect, it } from 'vitest';
import type { PaintedBox } from '../../model/paint.ts';
import { blank } from '../../testing/draw.ts';
import { joinHalves } from './join-halves.ts';

const PAGE = 0xffffff;
const menu: PaintedBox = {
  box: { x: 20, y: 30, width: 60, height: 90 },
  paint: { fill: 0xf1f5f9, radius: 12, squareSide: 'right' },
  surface: 1,
};
const content: PaintedBox = {
  box: { x: 81, y: 30, width: 120, height: 90 },
  paint: { fill: PAGE, radius: 13, squareSide: 'left' },
  surface: 2,
};

it('makes one card of two parts that are round where they do not touch', () => {
  const [card, ...others] = joinHalves(blank(260, 160, PAGE), [menu, content], PAGE);
  expect(card).toEqual({
    box: { x: 20, y: 30, width: 181, height: 90 },
    paint: { fill: PAGE, radius: 12 },
    surface: 2,
  });
  expect(others.map(({ surface }) => surface)).toEqual([1]);
});

it('leaves boxes of other heights, and those with room between them', () => {
  const lower = { ...content, box: { ...content.box, height: 70 } };
  const apart = { ...content, box: { ...content.box, x: 90 } };
  for (const other of [lower, apart])
    expect(joinHalves(blank(260, 160, PAGE), [menu, other], PAGE)).toEqual([menu, other]);
});
