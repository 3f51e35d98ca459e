import { expect, test } from 'vitest';
import { countedTitle } from './counted-title.ts';

test.each([
  ['Support · Facsimile', 2, '(2) Support · Facsimile'],
  ['(2) Support · Facsimile', 3, '(3) Support · Facsimile'],
  ['(2) Support · Facsimile', 0, 'Support · Facsimile'],
  ['Support · Facsimile', 0, 'Support · Facsimile'],
])('%s with %d new', (title, count, expected) => {
  expect(countedTitle(title, count)).toBe(expected);
});
