import { expect, test } from 'vitest';
import { changeParams, lastPageInstead, pageIn } from './list-params.ts';

const change = (now: string, by: Parameters<typeof changeParams>[1]) =>
  changeParams(new URLSearchParams(now), by).toString();

test('another search or order leads to the first page', () => {
  expect(change('page=4&sort=userName', { search: 'ada' })).toBe('sort=userName&search=ada');
  expect(change('page=4&search=ada', { sort: '-createdAt' })).toBe('search=ada&sort=-createdAt');
});

test('another page keeps the rest; the first one is not said', () => {
  expect(change('search=ada', { page: 3 })).toBe('search=ada&page=3');
  expect(change('search=ada&page=3', { page: 1 })).toBe('search=ada');
});

test('an empty value is not said', () => expect(change('search=ada', { search: '' })).toBe(''));

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=all', 1],
])('"%s" asks for page %d', (address, page) => expect(pageIn(new URLSearchParams(address))).toBe(page));

test.for<[page: number, total: number, instead: number | undefined]>([
  [1, 0, undefined],
  [1, 5, undefined],
  [2, 20, undefined],
  [3, 20, 2],
  [9, 21, 3],
  [2, 0, 1],
])('page %d of %d rows, ten on each: %s', ([page, total, instead]) => {
  expect(lastPageInstead(page, 10, total)).toBe(instead);
});
