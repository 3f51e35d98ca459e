import { expect, it } from 'vitest';
import type { Css } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { shareMargins } from './share-margins.ts';

it('takes margin and padding together for more room than the largest spacer', () => {
  expect(shareMargins(element('h2', { 'margin-top': '72px' })).css).toEqual({
    'margin-top': '48px',
    'padding-top': '24px',
  });
  expect(shareMargins(element('main', { 'padding-top': '96px' })).css).toEqual({
    'margin-top': '48px',
    'padding-top': '48px',
  });
});

it.each<Css>([
  { 'margin-top': '72px', 'background-color': '#eeeeee' },
  { 'margin-top': '72px', 'padding-top': '8px' },
  { 'margin-top': '20px' },
])('leaves %j', (css) => {
  expect(shareMargins(element('div', css)).css).toEqual(css);
});
