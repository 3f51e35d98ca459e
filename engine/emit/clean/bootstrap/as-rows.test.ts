import { expect, it } from 'vitest';
import type { Css } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { asRows } from './as-rows.ts';

const stack = (gap: string, css: Css, tag = 'section') =>
  element('div', { display: 'flex', 'flex-direction': 'column', gap }, [element(tag, css), element(tag, css)]);

it('makes rows of painted blocks whose gap no spacer comes near', () => {
  const painted = { 'background-color': '#dddddd' };
  expect(asRows(stack('32px', painted)).css).toEqual({ display: 'grid', 'grid-template-columns': '1fr', gap: '32px' });
  const near = stack('24px', painted);
  expect(asRows(near)).toBe(near);
});

it('leaves stacks alone whose distances margins make, and what has a size of its own', () => {
  for (const one of [
    stack('32px', {}),
    stack('32px', { width: '36px', height: '36px', 'background-color': '#dddddd' }),
  ])
    expect(asRows(one)).toBe(one);
});
