import { expect, it } from 'vitest';
import { connectedCells } from './connected-cells.ts';

const groupsOf = (...rows: string[]) =>
  connectedCells(
    rows.flatMap((row) => [...row].map((cell) => cell === '#')),
    rows[0]!.length,
  ).map(({ length }) => length);

it('joins cells that touch, corners included', () => {
  expect(groupsOf('##..', '..#.', '...#')).toEqual([4]);
  expect(groupsOf('#..#', '#..#', '....')).toEqual([2, 2]);
});

it('does not join the end of a row with the beginning of the next', () =>
  expect(groupsOf('...#', '#...', '....')).toEqual([1, 1]));

it('finds nothing where nothing is marked', () => expect(groupsOf('....')).toEqual([]));
