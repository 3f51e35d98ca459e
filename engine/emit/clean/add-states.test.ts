import { describe, expect, it } from 'vitest';
import { inferPalette, nameOf } from '../../design-system/palette.ts';
import type { Css, Element } from '../../model/element.ts';
import { addStates } from './add-states.ts';
import { el } from './testing/sample-page.ts';

const PRIMARY = '#4f46e5';
const buy = el('button', { 'background-color': PRIMARY, color: '#ffffff' }, { name: 'buy' }, 'Buy');

function answering(...children: Element[]) {
  const page = el('body', { 'background-color': '#ffffff', color: '#111827' }, {}, buy, ...children);
  const { palette, body } = inferPalette(page);
  return addStates(body, palette);
}

/** What the element of this name says when the pointer is on it. */
function hoverIn(element: Element, name: string): Css | undefined {
  if (element.name === name) return element.states?.[':hover'];
  return element.children
    .map((child) => (typeof child === 'string' ? undefined : hoverIn(child, name)))
    .find((css) => css !== undefined);
}
const hoverOf = (control: Element, around: Css = {}, ...beside: Element[]): Css | undefined =>
  hoverIn(answering(el('section', around, {}, ...beside, control)).body, 'it');

const link = (css: Css = {}): Element => el('a', css, { name: 'it' }, 'Prices');
const white = el(
  'button',
  { 'background-color': '#ffffff', color: PRIMARY, 'border-radius': '12px' },
  { name: 'it' },
  'Start',
);
const HERO = 'linear-gradient(135deg, #0f2127, #1f386b 45%, #5c26c1)';

describe('addStates', () => {
  it('turns filled controls a shade darker and links into the primary colour', () => {
    expect(hoverOf(el('button', { 'background-color': '#155dfc', color: '#ffffff' }, { name: 'it' }, 'Go'))).toEqual({
      'background-color': '#1447e6',
    });
    expect(hoverOf(link())).toEqual({ color: PRIMARY });
  });

  it('fills what is outlined, and not what only has round corners', () => {
    const outlined = el('a', { border: '1px solid #d1d5db', 'border-radius': '8px' }, { name: 'it' }, 'More');
    expect(hoverOf(outlined)).toEqual({ 'background-color': 'color-mix(in srgb, #111827 10%, transparent)' });
    expect(hoverOf(link({ 'border-radius': '8px' }))).toEqual({ color: PRIMARY });
    const eachSide = { 'border-top-width': '1px', 'border-bottom-width': '1px', 'border-top-left-radius': '8px' };
    expect(hoverOf(link(eachSide))).toEqual(hoverOf(outlined));
  });

  it('keeps a white button on a gradient white', () => {
    expect(hoverOf(white, { background: HERO })).toEqual({ 'background-color': '#f3f4f6' });
  });

  it('underlines links that could not be read in the primary colour, on any part of a gradient', () => {
    expect(hoverOf(link({ color: '#ffffff' }), { 'background-color': '#3730a3' })).toEqual({
      'text-decoration': 'underline',
    });
    const pale = 'linear-gradient(90deg, #ffffff, #4f46e5)';
    expect(hoverOf(link(), { 'background-image': pale })).toEqual({ 'text-decoration': 'underline' });
  });

  it('does not know what a photograph looks like below a link', () => {
    const photo = el('img', { position: 'absolute', inset: '0' }, { name: 'photo' });
    expect(hoverOf(link(), {}, photo)).toEqual({ 'text-decoration': 'underline' });
    expect(hoverOf(link(), { 'background-image': "url('hero.webp')" })).toEqual({ 'text-decoration': 'underline' });
  });

  it('gives no colour to a link whose words have their own', () => {
    const own = el('a', {}, { name: 'it' }, el('span', { color: '#6b7280' }, 'Prices'));
    expect(hoverOf(own)).toEqual({ 'text-decoration': 'underline' });
  });

  it('calls a new shade after what turns into it, and leaves the palette as it is', () => {
    const green = el('button', { 'background-color': '#3949ab', color: '#ffffff' }, { name: 'it' }, 'Add a card');
    const badge = el('span', { color: '#2b3a92' }, 'design');
    const page = el('body', { 'background-color': '#eef0f4' }, {}, green, badge);
    const measured = inferPalette(page);
    const { body, palette } = addStates(measured.body, measured.palette);
    expect(palette.roles.get('primary')).toBe('#3949ab');
    expect(nameOf(palette, '#3949ab', 'ground')).toBe('primary');
    const shade = hoverIn(body, 'it')!['background-color'];
    expect(shade).not.toBe('#2b3a92');
    expect(nameOf(palette, shade, 'ground')).toBe('primary-hover');
    expect((body.children[1] as Element).css.color).toBe('#2b3a92');
  });
});
