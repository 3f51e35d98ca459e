import { expect, test } from 'vitest';
import { typedCount, typedPrice } from './typed-numbers.ts';

test.each([
  ['19', '19.00'],
  [' 19.5 ', '19.50'],
  ['0.01', '0.01'],
  [19.99, '19.99'],
  ['007.10', '7.10'],
  ['999999.99', '999999.99'],
])('%j is the price %s', (typed, price) => expect(typedPrice.parse(typed)).toBe(price));

test.each([
  '',
  '0',
  '0.00',
  '-1',
  '1.005',
  '19,00',
  '$19',
  '1e3',
  '1000000',
  'free',
  0,
  -3,
  1.005,
  null,
  undefined,
  true,
])('error: %j is no price', (typed) =>
  expect(typedPrice.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a price above 0, like 19 or 19.00.',
  ]),
);

const count = typedCount('Wrong', 500);
test.each([
  ['20', 20],
  [' 1 ', 1],
  [500, 500],
])('%j is the number %d', (typed, n) => expect(count.parse(typed)).toBe(n));

test.each(['', '0', '-1', '1.5', '1e2', 'ten', '501', 0, 0.5, 501, null, undefined, true, [3]])(
  'error: %j is no such number',
  (typed) => expect(count.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Wrong']),
);
