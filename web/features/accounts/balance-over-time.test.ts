import { expect, test } from 'vitest';
import { balanceOverTime } from './balance-over-time.ts';

test('three free credits, two spent, ten bought', () => {
  const newestFirst = [{ amount: 10 }, { amount: -1 }, { amount: -1 }, { amount: 3 }];
  expect(balanceOverTime(newestFirst, 11)).toEqual([0, 3, 2, 1, 11]);
});

test('no entries: only today', () => expect(balanceOverTime([], 5)).toEqual([5]));
