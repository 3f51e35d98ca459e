import { expect, it } from 'vitest';
import type { Css } from '../model/element.ts';
import { mirrorElement } from './mirror-element.ts';

const mirrored = (css: Css): Css => mirrorElement({ tag: 'div', name: 'box', css, children: [] }).css;

it('exchanges left and right wherever CSS says them', () => {
  expect(mirrored({ 'margin-left': '8px', 'padding-right': '4px', 'text-align': 'right', left: '0' })).toEqual({
    'margin-right': '8px',
    'padding-left': '4px',
    'text-align': 'left',
    right: '0',
  });
  expect(mirrored({ padding: '1px 2px 3px 4px', margin: '0 auto' })).toEqual({
    padding: '1px 4px 3px 2px',
    margin: '0 auto',
  });
});

it('mirrors corners, shadows, gradients and places of backgrounds', () => {
  expect(mirrored({ 'border-radius': '8px 0 0 4px' })).toEqual({ 'border-radius': '0 8px 4px 0' });
  expect(mirrored({ 'box-shadow': '2px 3px 4px 0 rgb(0 0 0 / 0.2), 0 1px 2px 0 #000' })).toEqual({
    'box-shadow': '-2px 3px 4px 0 rgb(0 0 0 / 0.2), 0 1px 2px 0 #000',
  });
  expect(mirrored({ background: 'linear-gradient(90deg, #ff0000, #0000ff)' })).toEqual({
    background: 'linear-gradient(270deg, #ff0000, #0000ff)',
  });
  expect(mirrored({ 'background-position': '25% 4px, 0 0' })).toEqual({
    'background-position': '75% 4px, right 0 top 0',
  });
  expect(mirrored({ 'background-position': 'right 8px top 2px' })).toEqual({
    'background-position': 'left 8px top 2px',
  });
});

it('mirrors what is within and what holds on wide screens, and leaves words alone', () => {
  const child = { tag: 'p', name: 'text', css: { 'margin-left': '1px' }, children: ['left'] };
  const { children, wide } = mirrorElement({
    ...{ tag: 'div', name: 'box', css: {}, wide: { 'margin-right': '2px' }, children: [child] },
  });
  expect(children).toEqual([{ ...child, css: { 'margin-right': '1px' } }]);
  expect(wide).toEqual({ 'margin-left': '2px' });
});
