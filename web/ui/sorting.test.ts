import { expect, test } from 'vitest';
import { sortingOf, sortOf } from './sorting.ts';

test.each([
  ['-createdAt', [{ id: 'createdAt', desc: true }]],
  ['userName', [{ id: 'userName', desc: false }]],
  ['', []],
])('%s', (sort, sorting) => {
  expect(sortingOf(sort)).toEqual(sorting);
  expect(sortOf(sorting)).toBe(sort);
});
