import { expect, test } from 'vitest';
import { satisfactionText } from './satisfaction-text.ts';

test('satisfaction is a share of the answers, and a dash without any', () => {
  expect(satisfactionText({ good: 2, bad: 1 })).toBe('67 % of 3');
  expect(satisfactionText({ good: 0, bad: 4 })).toBe('0 % of 4');
  expect(satisfactionText({ good: 0, bad: 0 })).toBe('–');
});
