import { expect, test } from 'vitest';
import { elementLabel } from './element-label.ts';

test('an element is called by its tag and its text', () => {
  expect(elementLabel('<h1 class="a>b">Harbour <b>tours</b></h1>')).toBe('h1 “Harbour tours”');
});

test('without text by its tag', () => expect(elementLabel('<img src="a.png" alt="x">')).toBe('img'));

test('a long text is shortened', () => {
  expect(elementLabel(`<p>${'word '.repeat(30)}</p>`)).toBe('p “word word word word word word word word…”');
});

test('error: what is no element is still called something', () => expect(elementLabel('')).toBe('element'));
