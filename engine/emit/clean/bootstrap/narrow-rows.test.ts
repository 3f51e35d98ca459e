import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { wrapsBelowXl } from './narrow-rows.ts';

const boxes = (width: number) =>
  element('div', { display: 'flex' }, [
    element('div', { width: `${width}px` }),
    element('p', { 'font-size': '16px' }, ['Sail']),
  ]);

it('lets a row wrap on screens that are too narrow for it', () => {
  expect(wrapsBelowXl(boxes(900), ['d-flex'], 1140)).toEqual(['d-flex', 'flex-wrap', 'flex-xl-nowrap']);
  expect(wrapsBelowXl(boxes(900), ['flex-lg-row', 'flex-lg-nowrap'], 1140)).toEqual([
    'flex-lg-row',
    'flex-lg-wrap',
    'flex-xl-nowrap',
  ]);
});

it('leaves rows that have room, and columns', () => {
  expect(wrapsBelowXl(boxes(300), ['d-flex'], 1140)).toEqual(['d-flex']);
  const column = { ...boxes(900), css: { display: 'flex', 'flex-direction': 'column' } };
  expect(wrapsBelowXl(column, ['d-flex', 'flex-column'], 1140)).toEqual(['d-flex', 'flex-column']);
});
