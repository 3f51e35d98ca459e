import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { inferGutters } from './gutters.ts';

it('gives the steps of the gutters the gaps of the page', () => {
  const grid = (gap: string) => element('div', { display: 'grid', gap });
  const gutters = inferGutters(element('body', {}, [grid('32px'), grid('32px'), grid('10px')]));
  expect(gutters.stepOf(32)).toBe(4);
  expect(gutters.pxOf(4)).toBe(32);
  expect(gutters.blocks().filter(([name]) => name === 'g-4')).toEqual([
    ['g-4', { '--bs-gutter-x': '2rem', '--bs-gutter-y': '2rem' }],
  ]);
});
