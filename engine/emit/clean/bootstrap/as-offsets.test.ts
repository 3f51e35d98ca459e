import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { asOffsets } from './as-offsets.ts';

const row = (gap: string, ...children: ReturnType<typeof element>[]) =>
  element('div', { display: 'flex', gap: '16px' }, children, { at: { lg: { 'column-gap': gap } } });
const words = (css = {}) => element('p', css, ['Sail']);

it('leaves columns free between things that stand further apart than spacers go', () => {
  const found = asOffsets(row('455px', words(), words()));
  expect(found.at?.lg).toEqual({ 'column-gap': '0' });
  expect(found.children).toMatchObject([{ css: {} }, { at: { lg: { 'margin-left': '455px' } } }]);
  expect(found.children[0]).not.toHaveProperty('at');
});

it('leaves gaps that spacers make, and things with a place of their own', () => {
  for (const one of [row('48px', words(), words()), row('455px', words(), words({ 'margin-left': 'auto' }))])
    expect(asOffsets(one)).toBe(one);
});
