import { expect, test } from 'vitest';
import { shortOuterHtml } from './short-outer-html.ts';

const element = (outerHTML: string, textContent = '') => ({ outerHTML, textContent, localName: 'section' });

test('a small element is given whole', () => {
  expect(shortOuterHtml(element('<h1 class="a">Hi</h1>'))).toBe('<h1 class="a">Hi</h1>');
});

test('embedded files are left out', () => {
  expect(shortOuterHtml(element(`<img src="data:image/png;base64,${'A'.repeat(9000)}">`))).toBe('<img src="data:…">');
});

test('of a large element the tag and the beginning of its text remain', () => {
  const short = shortOuterHtml(element(`<section title="a > b">${'<p>x</p>'.repeat(900)}</section>`, 'x '.repeat(900)));
  expect(short).toMatch(/^<section title="a > b">x x .*…<\/section>$/);
  expect(short.length).toBeLessThan(500);
});
