import { expect, test } from 'vitest';
import type { Currency } from '../orders/order.ts';
import { formatPrice } from './format-money.ts';

test.for<[Currency | undefined, string]>([
  [undefined, '$9.50'],
  ['USD', '$9.50'],
  ['EUR', '€9.50'],
  ['GBP', '£9.50'],
  ['CAD', 'CA$9.50'],
])('%s: %s', ([currency, text]) => {
  expect(formatPrice('9.5', currency)).toBe(text);
});
