import { expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import { shareFirstMargin } from './share-first-margin.ts';

const heading = (css: Css = {}): Element => ({
  tag: 'h2',
  name: 'heading',
  css: { color: '#333333', ...css },
  children: ['Menu'],
});
const list = (): Element => ({ tag: 'ul', name: 'list', css: { 'margin-top': '32px' }, children: [] });

/** A menu with three headings; the first has no margin. */
function menu(css: Css, margins: readonly string[] = ['20px', '20px'], first: Css = {}): Element {
  const others = margins.flatMap((margin) => [heading({ 'margin-top': margin }), list()]);
  const element: Element = { tag: 'nav', name: 'nav', css, children: [heading(first), list(), ...others] };
  shareFirstMargin(element);
  return element;
}

const firstMargin = ({ children: [first] }: Element): string | undefined => (first as Element).css['margin-top'];

it('gives the first of several headings the margin of the others, off that of their stack', () => {
  const nav = menu({ 'margin-top': '20px' });
  expect(firstMargin(nav)).toBe('20px');
  expect(nav.css).toEqual({});
});

it('keeps what the stack has beyond that, where margins do not collapse', () => {
  expect(menu({ 'margin-top': '32px' }).css).toEqual({ 'margin-top': '12px', display: 'flow-root' });
  expect(menu({ 'padding-top': '32px' }).css).toEqual({ 'padding-top': '12px' });
  expect(menu({ 'padding-top': '20px' }).css).toEqual({ display: 'flow-root' });
});

it('leaves a stack that keeps less distance, and headings that differ', () => {
  expect(firstMargin(menu({ 'margin-top': '8px' }))).toBeUndefined();
  expect(firstMargin(menu({ 'margin-top': '40px' }, ['20px', '32px']))).toBeUndefined();
  expect(firstMargin(menu({ 'margin-top': '40px' }, ['20px', '20px'], { color: '#cc0000' }))).toBeUndefined();
  expect(firstMargin(menu({ 'margin-top': '40px' }, ['20px']))).toBeUndefined();
});
