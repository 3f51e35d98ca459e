import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test('a day is understood however people write it, day before month', () => {
  for (const text of [
    '23 Nov 2026',
    '23 november 2026',
    '23. Nov. 2026',
    'Nov 23, 2026',
    'November 23 2026',
    '23/11/2026',
    '23.11.2026',
    '2026-11-23',
    ' 23  Nov 2026 ',
  ])
    expect(parseDay(text), text).toBe('2026-11-23');
  expect(parseDay('3/9/2026')).toBe('2026-09-03');
  expect(parseDay('3 Sept 2026')).toBe('2026-09-03');
});

test('what is no day, or not yet, is none', () => {
  for (const text of ['', 'soon', '23 Nov 20', '31 Feb 2026', '11/23/2026', '0 Nov 2026', '23 Nix 2026', '2026-13-01'])
    expect(parseDay(text), text).toBeUndefined();
});
