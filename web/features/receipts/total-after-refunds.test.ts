import { expect, test } from 'vitest';
import { totalAfterRefunds } from './total-after-refunds.ts';

const at = '2026-05-01T12:00:00.000Z';
const after = (total: string, ...amounts: string[]) =>
  totalAfterRefunds({ total, refunds: amounts.map((amount) => ({ at, amount })) });

test('everything went back: exactly nothing is left', () => {
  expect(after('3.30', '1.10', '2.20')).toBe(0);
  expect(Object.is(after('0.30', '0.10', '0.20'), 0)).toBe(true);
});

test('a part went back, or nothing', () => {
  expect(after('9.00', '0.10', '0.20')).toBe(8.7);
  expect(after('9.00')).toBe(9);
});
