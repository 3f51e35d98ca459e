import { expect, it } from 'vitest';
import { asItem } from './as-item.ts';

it('places the item as the element was placed, on every screen', () => {
  const link = {
    tag: 'a',
    name: 'link',
    css: { 'margin-top': '4px', color: '#123456' },
    at: { lg: { 'margin-top': '20px', 'flex-shrink': '0', 'white-space': 'nowrap' } },
    children: [],
  };
  expect(asItem(link)).toMatchObject({
    tag: 'li',
    css: { 'margin-top': '4px' },
    at: { lg: { 'margin-top': '20px', 'flex-shrink': '0' } },
    children: [{ tag: 'a', css: { color: '#123456' }, at: { lg: { 'white-space': 'nowrap' } } }],
  });
});

it('puts a drawing that parts items into an item, and keeps the drawing', () => {
  const sign = {
    tag: 'svg',
    name: 'icon',
    attributes: { 'aria-hidden': 'true', viewBox: '0 0 8 8' },
    css: {},
    children: [],
  };
  expect(asItem(sign)).toMatchObject({ tag: 'li', attributes: { 'aria-hidden': 'true' }, children: [sign] });
});
