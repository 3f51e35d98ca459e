import { expect, it } from 'vitest';
import type { Paragraph } from '../model/text-block.ts';
import { closeQuotation } from './close-quotation.ts';

const closed = (...lines: string[]): string => {
  const paragraph = {
    lines: lines.map((text) => ({ text, words: text.split(' ').map((word) => ({ text: word })) })),
  } as unknown as Paragraph;
  return closeQuotation(paragraph)
    .lines.map(({ text }) => text)
    .join(' ');
};

it('ends a quotation with the mark that it began with', () => {
  expect(closed('“It just works,', 'and we love it’.')).toBe('“It just works, and we love it”.');
  expect(closed('"It just works. *')).toBe('"It just works. "');
});

it('leaves quotations that are closed, single ones, and marks of other kinds', () => {
  for (const text of [
    '“It” is the users’',
    '‘It just works’',
    'all of the users’',
    '“It just works.',
    '“They said ‘no’',
    '“Free*” and easy*',
  ])
    expect(closed(text)).toBe(text);
});
