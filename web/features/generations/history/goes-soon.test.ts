import { expect, test } from 'vitest';
import { goesSoon } from './goes-soon.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

test.each([
  ['2026-11-25T09:00:00.000Z', 'Goes today'],
  ['2026-11-26T11:00:00.000Z', 'Goes today'],
  ['2026-11-26T12:00:00.000Z', 'Goes in 1 day'],
  ['2026-12-09T12:00:00.000Z', 'Goes in 14 days'],
  ['2026-12-09T12:00:01.000Z', undefined],
  [null, undefined],
])('%s: %s', (goesAt, text) => expect(goesSoon({ goesAt }, now)).toBe(text));

test('before the browser knows what time it is, nothing is said', () => {
  expect(goesSoon({ goesAt: '2026-11-25T09:00:00.000Z' }, 0)).toBeUndefined();
});
