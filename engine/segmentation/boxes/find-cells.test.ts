import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findBoxes } from './find-boxes.ts';

/** A white page with lines of one pixel, given by their boxes. */
function boxesOf(lines: readonly [number, number, number, number][]) {
  const image = blank(400, 200, 0xffffff);
  for (const [x, y, width, height] of lines) fill(image, { x, y, width, height }, 0xc8c8c8);
  const { boxes, rules } = findBoxes(image, segmentImage(image));
  return { boxes: boxes.map(({ box }) => [box.x, box.y, box.width, box.height]), rules: rules.length };
}

it('finds the cells of a table between its lines, and no frame around them', () => {
  const level = [20, 60, 120].map((y): [number, number, number, number] => [20, y, 301, 1]);
  const upright = [20, 120, 320].map((x): [number, number, number, number] => [x, 20, 1, 101]);
  const { boxes, rules } = boxesOf([...level, ...upright]);
  expect(boxes).toEqual([
    [20, 20, 101, 41],
    [120, 20, 201, 41],
    [20, 60, 101, 61],
    [120, 60, 201, 61],
  ]);
  expect(rules).toBe(0);
});

it('leaves a panel in two parts one panel', () => {
  const level = [20, 120].map((y): [number, number, number, number] => [20, y, 301, 1]);
  const upright = [20, 120, 320].map((x): [number, number, number, number] => [x, 20, 1, 101]);
  expect(boxesOf([...level, ...upright]).boxes).toContainEqual([20, 20, 301, 101]);
});

it('finds the pages of a pager, but none in a bar that goes on', () => {
  const upright = [20, 60, 100, 140].map((x): [number, number, number, number] => [x, 20, 1, 31]);
  expect(boxesOf([[20, 20, 121, 1], [20, 50, 121, 1], ...upright]).boxes).toHaveLength(3);
  expect(boxesOf([[0, 20, 400, 1], [0, 50, 400, 1], ...upright]).boxes).not.toContainEqual([60, 20, 41, 31]);
});
