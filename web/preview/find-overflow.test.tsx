import { afterEach, expect, test } from 'vitest';
import { ownBody } from '#web/testing/own-body.ts';
import { findOverflow } from './find-overflow.ts';
import { takeNumbers } from './numbers.ts';

ownBody();

function show(body: string): void {
  const page = new DOMParser().parseFromString(body, 'text/html');
  const keep = takeNumbers(page);
  document.body.replaceChildren(...page.body.childNodes);
  keep();
}

afterEach(() => document.body.replaceChildren());

test('a page that fits has nothing to tell', () => {
  show('<main data-at="3" style="width: 100%">Tours</main>');
  expect(findOverflow(document)).toEqual({ width: document.documentElement.clientWidth, by: 0, at: [] });
});

test('the elements that reach over the edge by themselves, not those around them', () => {
  show(
    '<main data-at="3"><div data-at="4"><p data-at="5" style="width: 3000px">Wide</p></div><p data-at="6">Tours</p></main>',
  );
  const { by, at } = findOverflow(document);
  expect(by).toBeGreaterThan(1000);
  expect(at).toEqual([5]);
});

test('what a box scrolls or cuts makes no page scroll', () => {
  show('<main data-at="3" style="overflow-x: auto"><p data-at="4" style="width: 3000px">Wide</p></main>');
  expect(findOverflow(document).by).toBe(0);
  show(
    '<main data-at="3" style="overflow-x: auto"><p data-at="4" style="width: 3000px">Wide</p></main><p data-at="5" style="width: 2500px">Too</p>',
  );
  expect(findOverflow(document).at).toEqual([5]);
});
