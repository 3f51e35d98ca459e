import { expect, it } from 'vitest';
import type { Rule } from '../../model/rule.ts';
import { findCells } from './find-cells.ts';

const rule = (x: number, y: number, width: number, height: number): Rule => {
  return { x, y, width, height, color: 0xc8c8c8, surface: 1 };
};
const cellsOf = (rules: readonly Rule[]) => findCells(rules).map(({ box }) => [box.x, box.y, box.width, box.height]);

const uprights = [20, 120, 320].map((x) => rule(x, 20, 1, 101));

it('finds the cells of a table between its lines', () => {
  const levels = [20, 60, 120].map((y) => rule(20, y, 301, 1));
  expect(cellsOf([...levels, ...uprights])).toEqual([
    [20, 20, 101, 41],
    [120, 20, 201, 41],
    [20, 60, 101, 61],
    [120, 60, 201, 61],
  ]);
});

it('gives each cell the four lines around it', () => {
  const levels = [20, 60, 120].map((y) => rule(20, y, 301, 1));
  const [first] = findCells([...levels, ...uprights]);
  expect(first).toMatchObject({ rules: [levels[0], uprights[1], levels[1], uprights[0]], color: 0xc8c8c8, width: 1 });
});

it('leaves a panel in two parts alone', () => {
  expect(cellsOf([...[20, 120].map((y) => rule(20, y, 301, 1)), ...uprights])).toEqual([]);
});

it('finds the segments of a pager, but none in a bar that goes on', () => {
  const segments = [20, 60, 100, 140].map((x) => rule(x, 20, 1, 31));
  expect(cellsOf([rule(20, 20, 121, 1), rule(20, 50, 121, 1), ...segments])).toHaveLength(3);
  expect(cellsOf([rule(0, 20, 400, 1), rule(0, 50, 400, 1), ...segments])).toEqual([]);
});
