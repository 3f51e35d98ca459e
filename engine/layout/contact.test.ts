import { expect, it } from 'vitest';
import { holdsContact, hrefOf } from './contact.ts';

it('leads to a letter', () => {
  expect(hrefOf('hello@website.com')).toBe('mailto:hello@website.com');
});

it.each(['Read more', '@mentions', '2026-11-30', '+24 %', '1 200 users'])('%s leads nowhere', (words) => {
  expect(hrefOf(words)).toBe('#');
  expect(holdsContact(words)).toBe(false);
});

it.each(['Email: hello@website.com', 'Phone: +44 123 123 1232'])('%s holds a contact', (words) => {
  expect(holdsContact(words)).toBe(true);
});
