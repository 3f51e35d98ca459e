import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

test.for<[string | null | undefined, string]>([
  ['2026-05-31T12:00:00.000Z', '30 days'],
  ['2026-05-31T12:00:00.001Z', '31 days'],
  ['2026-05-01T12:00:00.001Z', '1 day'],
  ['2026-05-01T12:00:00.000Z', 'Expired'],
  ['2026-04-01T12:00:00.000Z', 'Expired'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['never', 'N/A'],
])('%s: %s', ([end, left]) => {
  expect(daysLeft(end, now)).toBe(left);
});
