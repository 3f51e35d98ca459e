import { expect, test } from 'vitest';
import { marksToButtons, shortenDataUrls } from './shorten-data-urls.ts';

const url = `data:image/png;base64,${'A'.repeat(2048)}`;
const code = `<img src="${url}" alt="">`;

test('a long data URL becomes a mark, the rest stays', () => {
  const { text, urls } = shortenDataUrls(code);
  expect(urls).toEqual([url]);
  expect(text.length).toBeLessThan(70);
  expect(text.startsWith('<img src="data:image/png;base64,')).toBe(true);
  expect(text.endsWith('" alt="">')).toBe(true);
});

test('a short data URL stays', () => {
  const short = '<img src="data:image/gif;base64,R0lGODlh">';
  expect(shortenDataUrls(short)).toEqual({ text: short, urls: [] });
});

test('an expanded one is shown whole, the others keep their numbers', () => {
  const { text } = shortenDataUrls(code + code, new Set([0]));
  expect(text).toContain(url);
  expect(text.match(/\uE000(\d)\uE000/)?.[1]).toBe('1');
});

test('a mark becomes a button that tells the size', () => {
  const { text, urls } = shortenDataUrls(code);
  expect(marksToButtons(text, urls)).toMatch(/<button [^>]*data-url="0"[^>]*>… 2\.0 kB<\/button>/);
});
