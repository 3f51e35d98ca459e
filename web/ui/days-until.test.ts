import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('a period runs over the end of a month and ends with its last day', () => {
  expect(daysUntil(new Date('2026-03-01T23:30:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
