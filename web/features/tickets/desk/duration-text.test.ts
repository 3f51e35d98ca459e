import { expect, test } from 'vitest';
import { durationText, secondsBetween } from './duration-text.ts';

test.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [3 * 3600 + 20 * 60 + 59, '3 h 20 min'],
  [86_400, '1 d'],
  [2 * 86_400 + 5 * 3600 + 3599, '2 d 5 h'],
])('%d s is %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('a clock behind the server counts as no time', () => {
  expect(secondsBetween('2025-01-01T10:00:00Z', '2025-01-01T10:02:00Z')).toBe(120);
  expect(secondsBetween('2025-01-01T10:02:00Z', '2025-01-01T10:00:00Z')).toBe(0);
});
