import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import { hideSeparators } from './hide-separators.ts';

it('hides the signs between links from those who listen, and no sign of a text', () => {
  const [between, number, inText] = ['/', '1', '/'].map((words) => el('p', {}, {}, words));
  const nav = el('nav', {}, {}, el('ol', {}, {}, el('li', {}, {}, el('a', {}, {}, 'Home'), between, number)));
  hideSeparators(el('body', {}, {}, nav, inText));
  const hidden = [between, number, inText].map(({ attributes }) => attributes?.['aria-hidden']);
  expect(hidden).toEqual(['true', undefined, undefined]);
});
