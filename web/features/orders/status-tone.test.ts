import { expect, test } from 'vitest';
import { type StatusTone, statusTone } from './status-tone.ts';

test.for<[string, StatusTone]>([
  ['Paid', 'green'],
  ['Completed', 'green'],
  ['pending', 'amber'],
  ['PENDING', 'amber'],
  ['Processing', 'amber'],
  ['Shipped', 'info'],
  ['Cancelled', 'red'],
  ['Denied', 'red'],
  ['Reversed', 'red'],
  ['Refunded', 'grey'],
  ['constructor', 'grey'],
])('%s is %s', ([status, tone]) => {
  expect(statusTone(status)).toBe(tone);
});
