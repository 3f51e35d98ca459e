import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test('a range reaches from the first moment of one day to the last of the other, where the reader is', () => {
  const { startDate, endDate } = dayRange('2026-03-01', '2026-03-02');
  expect(new Date(startDate!)).toEqual(new Date(2026, 2, 1));
  expect(new Date(endDate!)).toEqual(new Date(2026, 2, 2, 23, 59, 59, 999));
});

test('days in the wrong order are turned round', () => {
  expect(dayRange('2026-03-02', '2026-03-01')).toEqual(dayRange('2026-03-01', '2026-03-02'));
});

test.each([
  ['', ''],
  ['2026-03-01', ''],
  ['', '2026-03-01'],
  ['yesterday', '2026-03-01'],
])('applies only when both ends are days: %j and %j', (from, to) => {
  expect(dayRange(from, to)).toEqual({});
});
