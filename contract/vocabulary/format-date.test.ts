import { expect, test } from 'vitest';
import {
  formatDay,
  formatExact,
  formatMoment,
  formatMonth,
  formatRecent,
  formatWeekday,
  formatWireDay,
} from './format-date.ts';

const at = '2026-11-23T14:05:09.123Z';
const now = Date.parse(at);
const before = (ms: number) => new Date(now - ms);

test('a day, a month and a moment are written in one way', () => {
  expect(formatDay(at, 'UTC')).toBe('23 Nov 2026');
  expect(formatDay('2026-09-03', 'UTC')).toBe('3 Sep 2026');
  expect(formatMonth(at, 'UTC')).toBe('November 2026');
  expect(formatMoment(at, 'UTC')).toBe('23 Nov 2026, 14:05');
  expect(formatMoment(new Date('2026-01-01T00:30:00Z'), 'UTC')).toBe('1 Jan 2026, 00:30');
  expect(formatWeekday(at)).toBe('Monday');
  expect(formatWireDay('2026-01-02T00:00:00Z', 'UTC')).toBe('02/01/2026');
});

test('the zone decides the day and the hour, and the exact time names it', () => {
  expect(formatMoment('2026-11-23T23:30:00Z', 'Europe/Berlin')).toBe('24 Nov 2026, 00:30');
  expect(formatExact(at, 'UTC')).toBe('23 Nov 2026, 14:05:09 UTC');
  expect(formatExact(at, 'Asia/Kolkata')).toBe('23 Nov 2026, 19:35:09 GMT+5:30');
});

test('what was within a day is told by how long ago it was', () => {
  expect(formatRecent(before(0), now)).toBe('just now');
  expect(formatRecent(before(59_000), now)).toBe('just now');
  expect(formatRecent(before(60_000), now)).toBe('1 min ago');
  expect(formatRecent(before(59 * 60_000), now)).toBe('59 min ago');
  expect(formatRecent(before(2.9 * 3_600_000), now)).toBe('2 h ago');
  expect(formatRecent(before(-3 * 3_600_000), now)).toBe('in 3 h');
  expect(formatRecent(before(86_400_000), now)).toBeUndefined();
  expect(formatRecent('no date', now)).toBeUndefined();
});
