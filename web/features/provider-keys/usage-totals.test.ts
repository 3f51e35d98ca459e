import { expect, test } from 'vitest';
import { byKey, totalOf } from './usage-totals.ts';

const row = (over: object) => ({
  day: '2026-03-01',
  keyId: 'a',
  keyName: 'Studio',
  provider: 'gemini' as const,
  model: 'm',
  calls: 2,
  failures: 1,
  inputTokens: 100,
  outputTokens: 10,
  costUSD: 0.5,
  ...over,
});

test('rows of one key are one total, the busiest key first', () => {
  const totals = byKey([row({}), row({ keyId: 'b', keyName: 'Spare', calls: 9 }), row({ day: '2026-03-02' })]);
  expect(totals.map(({ name, calls }) => [name, calls])).toEqual([
    ['Spare', 9],
    ['Studio', 4],
  ]);
});

test('two deleted keys stay two', () => {
  expect(byKey([row({ keyId: null }), row({ keyId: null, keyName: 'Old' })])).toHaveLength(2);
});

test('nothing adds up to nothing', () => expect(totalOf([]).costUSD).toBe(0));
