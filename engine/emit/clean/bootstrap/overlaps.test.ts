import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { withoutOverlaps } from './overlaps.ts';

it('takes what lies over the end of a section off the room there', () => {
  const hero = {
    ...element('section', { 'padding-bottom': '48px' }, ['Sail']),
    at: { lg: { 'padding-bottom': '200px' } },
  };
  const cards = element('div', { 'margin-top': '-120px' }, ['Boats']);
  const [first, second] = withoutOverlaps(element('main', {}, [hero, cards])).children;
  expect(first).toMatchObject({ css: { 'padding-bottom': '16px' }, at: { lg: { 'padding-bottom': '80px' } } });
  expect(second).toMatchObject({ css: {} });
});

it('leaves what has no room at its end', () => {
  const cards = element('div', { 'margin-top': '-120px' }, ['Boats']);
  const main = element('main', {}, [element('p', {}, ['Sail']), cards]);
  expect(withoutOverlaps(main)).toEqual(main);
});
