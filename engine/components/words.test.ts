import { expect, it } from 'vitest';
import { freeName } from './words.ts';

it('names a second part of a kind before it numbers others', () => {
  const taken = new Set<string>();
  const names = ['caption', 'caption', 'caption', 'link', 'link'].map((wanted) => freeName(wanted, taken));
  expect(names).toEqual(['caption', 'note', 'caption2', 'link', 'link2']);
});

it('takes what tells two components apart', () => {
  const taken = new Set(['NavLink']);
  expect(freeName('NavLink', taken, ['IconNavLink'])).toBe('IconNavLink');
  expect(freeName('Card', taken, ['IconCard'])).toBe('Card');
});
