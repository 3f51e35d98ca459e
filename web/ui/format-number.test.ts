import { expect, test } from 'vitest';
import { counted, formatNumber, formatSeconds } from './format-number.ts';

test('large numbers are grouped', () => {
  expect([0, 999, 12_345].map(formatNumber)).toEqual(['0', '999', '12,345']);
});

test('one is one, and none are many', () => {
  expect([0, 1, 1200].map((n) => counted(n, 'order'))).toEqual(['0 orders', '1 order', '1,200 orders']);
});

test('a time is told to a tenth of a second', () => {
  expect([86, 12_340].map(formatSeconds)).toEqual(['0.1 s', '12.3 s']);
});
