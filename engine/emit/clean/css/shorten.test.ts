import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('writes where an item of a grid begins and how far it goes in one declaration', () => {
  const shortened = (column: string, start: string) => shorten({ 'grid-column': column, 'grid-column-start': start });
  expect(shortened('span 4 / span 4', '5')).toEqual({ 'grid-column': '5 / span 4' });
  expect(shortened('span 4 / span 4', 'auto')).toEqual({ 'grid-column': 'span 4 / span 4' });
  expect(shortened('1 / -1', 'auto')).toEqual({ 'grid-column': '1 / -1' });
  expect(shortened('initial', 'initial')).toEqual({ 'grid-column': 'initial' });
  expect(shortened('auto', '2')).toEqual({ 'grid-column': '2 / auto' });
  expect(shorten({ 'grid-column-start': '2' })).toEqual({ 'grid-column-start': '2' });
});
