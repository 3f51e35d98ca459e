import { expect, test } from 'vitest';
import { vitalSummary, vitalValue } from './vital-facts.ts';

const day = (p75: number, visits: number, good: number) =>
  ({ day: '2026-11-20', name: 'LCP', p75, visits, good }) as const;

test('days with more visits count for more', () => {
  expect(vitalSummary([day(1000, 30, 1), day(2000, 10, 0.6)])).toEqual({ visits: 40, good: 0.9, p75: 1250 });
});

test('without a visit there is nothing to say', () => expect(vitalSummary([])).toBeUndefined());

test.each([
  ['LCP', 1240, '1.24 s'],
  ['INP', 86.4, '86 ms'],
  ['CLS', 0.034, '0.03'],
] as const)('%s of %d reads %s', (name, value, text) => expect(vitalValue(name, value)).toBe(text));
