import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { fontLinks } from './font-links.ts';

const linked = (...hrefs: string[]) =>
  fontLinks(parse(`<head>${hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head>`));

test('what Google Fonts and Bunny Fonts are asked for is kept', () => {
  const google = 'https://fonts.googleapis.com/css2?family=Inter:wght@400;600&amp;display=swap';
  const bunny = 'https://fonts.bunny.net/css?family=inter:400|lora:700';
  expect(linked(google, bunny)).toEqual([google.replace('&amp;', '&'), bunny]);
});

test.each([
  'http://fonts.googleapis.com/css2?family=Inter',
  'https://fonts.googleapis.com.example.com/css2?family=Inter',
  'https://user@evil.example/css2?family=Inter',
  'https://fonts.gstatic.com/s/inter.woff2',
  'https://fonts.googleapis.com/icon?family=Material+Icons',
  'javascript:alert(1)',
  'style.css',
])('security: %s is dropped', (href) => {
  expect(linked(href)).toEqual([]);
});

test('security: only so many, and only style sheets', () => {
  const family = (name: string) => `https://fonts.bunny.net/css?family=${name}`;
  expect(linked(family('a'), family('b'), family('c'))).toHaveLength(2);
  expect(fontLinks(parse(`<link rel="preconnect" href="${family('a')}">`))).toEqual([]);
});
