import { expect, test } from 'vitest';
import { refundSchema } from './refund-schema.ts';

const read = (amount: string, reason = 'Asked for') => refundSchema(900, 'USD').safeParse({ amount, reason });

test.for<[string, string]>([
  ['9', '9.00'],
  ['9.00', '9.00'],
  [' 4.5 ', '4.50'],
  ['4,50', '4.50'],
  ['0.01', '0.01'],
])('%s is %s', ([typed, amount]) => {
  expect(read(typed).data?.amount).toBe(amount);
});

test.for<[string, string]>([
  ['', 'Please enter an amount, e.g. 4.50'],
  ['nine', 'Please enter an amount, e.g. 4.50'],
  ['1.234', 'Please enter an amount, e.g. 4.50'],
  ['-1', 'Please enter an amount, e.g. 4.50'],
  ['1e2', 'Please enter an amount, e.g. 4.50'],
  ['0.00', 'Please enter an amount above zero'],
  ['9.01', 'Only $9.00 can still be refunded'],
])('error: %s: %s', ([typed, message]) => {
  expect(read(typed).error?.issues.map((issue) => issue.message)).toContain(message);
});

test('error: a refund needs a reason', () => {
  expect(read('9', '  ').error?.issues[0]?.message).toBe('Please enter a reason');
});
