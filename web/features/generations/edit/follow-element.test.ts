import { expect, test } from 'vitest';
import { followElement } from './follow-element.ts';
import { readElements } from './read-elements.ts';

const page = (...parts: string[]) => `<html><body>${parts.join('')}</body></html>`;
/** Where an element that is marked by its text stands, and what stands there in the other page. */
function follow(before: string, text: string, after: string): string | null {
  const element = readElements(before).findLast(({ start, end }) => before.slice(start, end).includes(text))!;
  const at = followElement(before, after, element.at);
  const found = at === null ? undefined : readElements(after)[at]!;
  return found ? after.slice(found.start, found.end) : null;
}

test('an element keeps its identity while others come and go before and behind it', () => {
  const two = page('<p>a</p>', '<p>b</p>');
  const three = page('<p>a</p>', '<p>new</p>', '<p>b</p>');
  expect(follow(two, 'b', three)).toBe('<p>b</p>');
  expect(follow(two, '>a', three)).toBe('<p>a</p>');
  expect(follow(three, '>b', two)).toBe('<p>b</p>');
  expect(follow(two, '>b', page('<h1>x</h1>', '<img>', '<p>a</p>', '<p>b</p>'))).toBe('<p>b</p>');
});

test('an element that is changed inside, or by its tag or attributes, is still the one', () => {
  const before = page('<p>a</p>', '<h1 class="x">title</h1>');
  expect(follow(before, 'title', page('<p>a</p>', '<h2 class="x">title</h2>'))).toBe('<h2 class="x">title</h2>');
  expect(follow(before, 'title', page('<p>a</p>', '<h1 class="y">other</h1>'))).toBe('<h1 class="y">other</h1>');
});

test('where many places are changed at once, the same tree has the same elements', () => {
  const before = page('<p>a</p>', '<p>b</p>', '<p>c</p>');
  expect(follow(before, '>b', page('<p class="x">a</p>', '<p class="x">b</p>', '<p class="x">c</p>'))).toContain('>b<');
  expect(follow(before, '>a', page('<h3>a</h3>', '<h3>b</h3>', '<h3>c</h3>'))).toBe('<h3>a</h3>');
});

test('an element that is gone is followed by none', () => {
  expect(follow(page('<p>a</p>', '<p>b</p>'), '>b', page('<p>a</p>'))).toBeNull();
  expect(follow(page('<p>b</p>', '<p>a</p>'), '>b', page('<p>a</p>'))).toBeNull();
  expect(followElement(page(), page(), 9)).toBeNull();
});

test('what is done and undone ends at the same element', () => {
  const before = page('<main><p>a</p><p>a</p></main>');
  const after = page('<main><p>a</p><p>a</p><p>a</p></main>');
  for (const at of [0, 1, 2, 3, 4]) expect(followElement(after, before, followElement(before, after, at)!)).toBe(at);
});
