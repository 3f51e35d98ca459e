import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

const key = 'AIza+Sy/secret="0123456789';

test.each([
  ['as it is', `the key ${key} is wrong`],
  ['URL-encoded', `https://host/?a=${encodeURIComponent(key)}`],
  ['form-encoded', `body: ${new URLSearchParams({ key })}`],
  ['in JSON', JSON.stringify({ message: key })],
  ['in base64', `Basic ${Buffer.from(key).toString('base64')}`],
])('a key %s is removed', (_how, text) => {
  const clean = scrub(text, [key]);
  expect(clean).toContain('[secret]');
  expect(clean).not.toContain('0123456789');
  expect(clean).not.toContain(Buffer.from(key).toString('base64'));
});

test.each([
  'GET /v1beta/models?alt=sse&key=AIzaOther failed',
  'GET /x?api_key=AIzaOther failed',
  'header Authorization: Bearer AIzaOther-and-more',
  'header x-api-key: AIzaOther',
  '{"x-goog-api-key":"AIzaOther"}',
])('keys that are not ours are removed from where keys stand: %s', (text) => {
  expect(scrub(text, [])).not.toContain('AIzaOther');
});

test('a key is removed before the text is cut, so that no part of it stays', () => {
  const clean = scrub(`${'x'.repeat(95)} ${key}`, [key], 100);
  expect(clean).toHaveLength(100);
  expect(clean).not.toContain('AIza');
});

test('one key within another leaves nothing behind', () => {
  expect(scrub('abcdef-tail', ['abcdef', 'abcdef-tail'])).toBe('[secret]');
});

test('what the database refuses is not left: NUL, and the half of an emoji that was cut through', () => {
  const clean = scrub(`a\0b${'😀'.repeat(10)}`, [], 10);
  expect(clean).toHaveLength(10);
  expect(clean).not.toContain('\0');
  expect(clean.isWellFormed()).toBe(true);
});

test('other text stays, on one line', () => {
  expect(scrub('Quota exceeded\n  for this model.', [key, ''])).toBe('Quota exceeded for this model.');
});
