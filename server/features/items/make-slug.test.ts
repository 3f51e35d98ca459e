import { expect, test } from 'vitest';
import { makeSlug } from './make-slug.ts';

test.each([
  ['Landing page template', 'landing-page-template'],
  ['  UI Kit — Größe „L“ (2026)! ', 'ui-kit-große-l-2026'],
  ['Crème brûlée', 'creme-brulee'],
  ['設計 テンプレート', '設計-テンプレート'],
  ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ['🙂 !!', 'item'],
  ['', 'item'],
])('%j becomes %s', (text, slug) => expect(makeSlug(text)).toBe(slug));

test('a long text ends with a word, not with a dash', () => {
  const slug = makeSlug(`${'a'.repeat(99)} tail`);
  expect(slug).toBe('a'.repeat(99));
});
