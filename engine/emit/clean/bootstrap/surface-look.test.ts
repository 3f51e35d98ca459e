import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { surfaceLook } from './surface-look.ts';

const card = (ground: string): Element =>
  element('div', { 'background-color': ground, border: '1px solid #dddddd' }, [element('p', {}, ['Boats'])]);
const lookOf = (...children: Element[]) =>
  surfaceLook(element('body', {}, children), { ground: '#f5f5f9', text: '#333333' });
const groundOf = (...children: Element[]) => lookOf(...children).ground;

it('takes what most cards and fields stand out by', () => {
  expect(groundOf(card('#ffffff'), card('#ffffff'), card('#222222'))).toBe('#ffffff');
  expect(groundOf(element('input', { 'background-color': '#ffffff' }))).toBe('#ffffff');
});

it('takes that of the page where nothing stands out, or the text could not be read', () => {
  expect(groundOf(element('p', {}, ['Boats']))).toBe('#f5f5f9');
  expect(groundOf(card('#222222'), card('#222222'))).toBe('#f5f5f9');
  expect(lookOf(card('#222222')).text).toBe('#333333');
  expect(groundOf(element('input', {}), element('input', {}), card('#ffffff'))).toBe('#f5f5f9');
});

it('leaves links and entries of lists out, which have looks of their own', () => {
  const pill = { ...card('#ffffff'), tag: 'a' };
  expect(groundOf(pill, { ...pill, tag: 'li' })).toBe('#f5f5f9');
});

it('takes the text of most letters where that of the page cannot be read', () => {
  const dark = { 'background-color': '#222222', border: '1px solid #dddddd', color: '#eeeeee' };
  const night = element('div', dark, [
    element('p', {}, ['Boats of the harbour']),
    element('p', { color: '#aaaaaa' }, ['7']),
  ]);
  expect(lookOf(night, night)).toEqual({ ground: '#222222', text: '#eeeeee' });
});

it('takes no card in the primary colour, which stands out', () => {
  const banner = card('#7e3af2');
  const look = surfaceLook(element('body', {}, [banner]), { ground: '#ffffff', text: '#ffffff' }, '#7e3af2');
  expect(look.ground).toBe('#ffffff');
});
