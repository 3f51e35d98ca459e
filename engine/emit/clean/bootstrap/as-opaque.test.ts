import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { asOpaque, TRANSLUCENT_GROUND, TRANSLUCENT_LINE } from './as-opaque.ts';
import { elementsOf } from './css.ts';

it('says what is seen of a translucent ground and its line', () => {
  const glass = { 'background-color': 'rgba(255, 255, 255, 0.5)', border: '1px solid rgba(0, 0, 0, 0.5)' };
  const hero = element('section', { background: 'linear-gradient(90deg, #000000, #406080)' }, [element('a', glass)]);
  expect(elementsOf(asOpaque(hero))[0].css).toEqual({
    'background-color': '#9098a0',
    border: '1px solid #101820',
    [TRANSLUCENT_GROUND]: 'rgba(255, 255, 255, 0.5)',
    [TRANSLUCENT_LINE]: 'rgba(0, 0, 0, 0.5)',
  });
});

it('leaves shadows as they are', () => {
  const css = { 'box-shadow': '0 1px 2px rgba(0, 0, 0, 0.1)' };
  expect(asOpaque(element('div', css)).css).toEqual(css);
});
