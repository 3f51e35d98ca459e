import { expect, it } from 'vitest';
import { isClear, placeIcon } from './place-icon.ts';

const VIEW_BOX = [0, 0, 24, 24];
/** A chevron in the middle of its view box. */
const PART = [0.25, 0.375, 0.75, 0.625];

it('gives an icon the whole box that its set draws it in', () => {
  const ink = { x: 105.1, y: 207.4, width: 10, height: 5 };
  const placed = placeIcon(ink, { x: 105, y: 207, width: 11, height: 6 }, VIEW_BOX, PART, () => true);
  expect(placed).toEqual({ box: { x: 100, y: 200, width: 20, height: 20 }, viewBox: VIEW_BOX });
});

it('shows the part that is seen where something else is in the way', () => {
  const ink = { x: 105, y: 207.5, width: 10, height: 5 };
  const shown = { x: 105, y: 207, width: 10, height: 6 };
  const placed = placeIcon(ink, shown, VIEW_BOX, PART, () => false);
  expect(placed.box).toEqual(shown);
  expect(placed.viewBox).toEqual([6, 8.4, 12, 7.2]);
});

it('knows free places', () => {
  const within = { x: 0, y: 0, width: 100, height: 40 };
  const label = { x: 40, y: 10, width: 30, height: 12 };
  expect(isClear({ x: 10, y: 10, width: 20, height: 20 }, within, [label])).toBe(true);
  expect(isClear({ x: 25, y: 10, width: 20, height: 20 }, within, [label])).toBe(false);
  expect(isClear({ x: 10, y: 30, width: 20, height: 20 }, within, [label])).toBe(false);
});
