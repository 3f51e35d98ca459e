import { expect, test } from 'vitest';
import { findCanned } from './find-canned.ts';

const reply = (title: string, message: string) => ({ _id: title, title, message, updatedAt: '2025-01-01T00:00:00Z' });
const replies = [reply('Bill', 'Your refund is on its way.'), reply('Refund', 'Sorry.'), reply('Thanks', 'Bye')];
const titles = (search: string) => findCanned(replies, search).map(({ title }) => title);

test('titles come before texts, every word counts, capitals do not', () => {
  expect(titles('REFUND')).toEqual(['Refund', 'Bill']);
  expect(titles('refund way')).toEqual(['Bill']);
  expect(titles('  ')).toEqual(['Bill', 'Refund', 'Thanks']);
  expect(titles('nothing')).toEqual([]);
});
