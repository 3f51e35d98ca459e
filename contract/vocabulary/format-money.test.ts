import { expect, test } from 'vitest';
import { type Currency, formatPrice } from './format-money.ts';

test.for<[Currency | undefined, string]>([
  [undefined, '$9.50'],
  ['USD', '$9.50'],
  ['EUR', '€9.50'],
  ['GBP', '£9.50'],
  ['CAD', 'CA$9.50'],
])('%s: %s', ([currency, text]) => {
  expect(formatPrice('9.5', currency)).toBe(text);
});

test.for<[number, string]>([
  [-9, '-$9.00'],
  [-0.005, '-$0.01'],
  [-0.004, '$0.00'],
  [3.3 - 1.1 - 2.2, '$0.00'],
  [-0, '$0.00'],
])('%d: %s', ([amount, text]) => {
  expect(formatPrice(amount)).toBe(text);
});
