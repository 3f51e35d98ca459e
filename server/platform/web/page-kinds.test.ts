import { expect, test } from 'vitest';
import { formTargetsOf, isEmbedPage } from './page-kinds.ts';

test.each(['/user/generate-code', '/user/generate-code/', '/user/generate-code?generation=1', '/USER/generate-code'])(
  'security: from %s a page can be sent to CodePen and StackBlitz',
  (url) => {
    expect(formTargetsOf(url)).toEqual(['https://codepen.io/pen/define', 'https://stackblitz.com/run']);
  },
);

test.each([
  '/',
  '/login',
  '/user',
  '/user/generate-code/x',
  '/x/user/generate-code',
  '/?to=/user/generate-code',
  '/user/dashboard',
  '/admin/settings',
  '/s/abc',
  '/embed/abc',
])('security: from %s it cannot', (url) => {
  expect(formTargetsOf(url)).toEqual([]);
});

test.each(['/embed/abc', '/embed/Ab-_9/', '/embed/abc?x=1'])('security: %s may be framed', (url) => {
  expect(isEmbedPage(url)).toBe(true);
});

test.each(['/', '/embed', '/embed/', '/embed/a/b', '/x/embed/a', '/?to=/embed/a', '/s/abc', '/Embed/a', '//embed/a'])(
  'security: %s may not',
  (url) => {
    expect(isEmbedPage(url)).toBe(false);
  },
);
