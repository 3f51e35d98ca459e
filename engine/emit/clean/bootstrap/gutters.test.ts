import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { inferGutters, stepsFor } from './gutters.ts';

it('gives the steps of the gutters the gaps of the page', () => {
  const grid = (gap: string) => element('div', { display: 'grid', gap });
  const gutters = inferGutters(element('body', {}, [grid('32px'), grid('32px'), grid('10px')]), () => false);
  expect(gutters.columnStepOf(32)).toBe(4);
  expect(gutters.columnPxOf(4)).toBe(32);
  expect(gutters.blocks().filter(([name]) => name === 'g-4')).toEqual([
    ['g-4', { '--bs-gutter-x': '2rem', '--bs-gutter-y': '2rem' }],
  ]);
});

it('keeps the steps that Bootstrap ships, and their order, when several gaps are near one', () => {
  const counts = (...gaps: number[]) => new Map(gaps.map((gap, i) => [gap, 9 - i]));
  expect(stepsFor(counts(24, 32))).toEqual([0, 4, 8, 16, 24, 32]);
  expect(stepsFor(counts(64, 56))).toEqual([0, 4, 8, 16, 56, 64]);
});

it('sets rows and columns apart where their gaps differ', () => {
  const gutters = inferGutters(
    element('body', {}, [element('div', { display: 'grid', gap: '64px 24px' })]),
    () => false,
  );
  expect(gutters.blocks()).toEqual([
    ['g-5', { '--bs-gutter-y': '4rem' }],
    ['gy-5', { '--bs-gutter-y': '4rem' }],
  ]);
});
