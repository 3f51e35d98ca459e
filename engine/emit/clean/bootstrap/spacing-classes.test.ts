import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { spacingClasses } from './spacing-classes.ts';

it('leaves columns free where a margin is wider than the spacers', () => {
  expect(spacingClasses(element('div', { 'margin-left': '300px' }), {}, 1200)).toEqual(['offset-3']);
  expect(spacingClasses(element('div', { 'margin-left': '40px' }), {}, 1200)).toEqual(['ms-5']);
});
