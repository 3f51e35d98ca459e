import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { asInset } from './inset.ts';

const padded = (padding: string) =>
  element('div', { display: 'flex', 'flex-direction': 'column', gap: '8px', padding }, [element('p', {}, ['Sail'])]);

it('puts what stands far from one side into columns of its own', () => {
  const { css, children } = asInset(padded('16px 24px 16px 524px'), 1000);
  expect(css['padding-left']).toBe('24px');
  expect(css.display).toBeUndefined();
  expect(children).toMatchObject([
    { css: { display: 'flex', gap: '8px' }, at: { lg: { 'max-width': '452px', 'margin-left': '500px' } } },
  ]);
});

it('keeps what is far from both sides in the middle, and leaves room alone that spacers make', () => {
  const [inner] = asInset(padded('16px 200px'), 1000).children;
  expect(inner).toMatchObject({ at: { lg: { 'max-width': '600px', 'margin-left': 'auto', 'margin-right': 'auto' } } });
  const near = padded('16px 48px');
  expect(asInset(near, 1000)).toBe(near);
});
