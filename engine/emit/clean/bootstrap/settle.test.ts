import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import type { Around } from './context.ts';
import { elementsOf } from './css.ts';
import { settle, shiftsIn } from './settle.ts';
import { inferTheme } from './theme.ts';

const { theme } = inferTheme(element('body', { 'background-color': '#ffffff', color: '#333333' }, ['Sail']));
const around: Around = {
  ...{ size: 16, weight: 400, color: '#333333', ground: '#ffffff', align: 'left', lineHeight: 1.5 },
  ...{ gutter: 0, wideGutter: 0, width: 1000, isItem: false, isStretched: false, isPushed: false },
  ...{ hasContainer: true, isInNavbar: false },
};
const margins = (stack: Element): (string | undefined)[] => elementsOf(stack).map(({ css }) => css['margin-top']);
const words = (css: object) => element('p', { 'font-size': '16px', 'line-height': '24px', ...css }, ['Sail']);

it('makes up for a heading that comes out lower than it is drawn', () => {
  // 56 px with 78 px lines; Bootstrap's are 67 px high.
  const title = element('h1', { 'font-size': '56px', 'line-height': '78px' }, ['Small data']);
  const stack = element('div', {}, [title, words({ 'margin-top': '32px' })]);
  expect(shiftsIn(stack, around, theme)(title)).toBeCloseTo(10.8);
  // 32 px alone would be 24 + 8; 48 is nearest to 32 + 10.8.
  expect(margins(settle(stack, around, theme))).toEqual([undefined, '48px']);
});

it('leaves distances that are right as they are', () => {
  const stack = element('div', {}, [words({}), words({ 'margin-top': '24px' }), words({ 'margin-top': '8px' })]);
  expect(margins(settle(stack, around, theme))).toEqual([undefined, '24px', '8px']);
});

it('ends what is painted where the design does', () => {
  const tall = element('h1', { 'font-size': '56px', 'line-height': '82px' }, ['Small data']);
  const band = element('section', { 'background-color': '#eeeeee', 'padding-top': '24px', 'padding-bottom': '24px' }, [
    tall,
    words({}),
  ]);
  expect(settle(band, around, theme).css['padding-bottom']).toBe('48px');
  const bare = { ...band, css: { 'padding-top': '24px', 'padding-bottom': '24px' } };
  expect(settle(bare, around, theme).css['padding-bottom']).toBe('24px');
});

it('does nothing about what stands side by side', () => {
  const row = element('div', { display: 'flex' }, [words({}), words({ 'margin-top': '30px' })]);
  expect(settle(row, around, theme)).toBe(row);
});

it('shares room above what is painted with what comes before it', () => {
  const footer = element('footer', { 'background-color': '#111111', 'margin-top': '80px' }, [words({})]);
  const main = element('main', {}, [words({})]);
  const [first, second] = elementsOf(settle(element('body', {}, [main, footer]), around, theme));
  expect(first.css['padding-bottom']).toBe('24px');
  expect(second.css['margin-top']).toBe('48px');
});

it('shares room that two spacers do not fill with what comes before', () => {
  const [hero, next] = [
    element('section', {}, [words({})]),
    element('section', { 'margin-top': '140px' }, [words({})]),
  ];
  const [first, second] = elementsOf(settle(element('main', {}, [hero, next]), around, theme));
  expect(first.css['padding-bottom']).toBe('48px');
  expect(second.css['margin-top']).toBe('96px');
});

it('puts room above the first that two spacers do not fill into what is around it', () => {
  const inner = element('div', { 'margin-top': '144px' }, [words({})]);
  const { css, children } = settle(element('section', {}, [inner]), around, theme);
  expect([css['padding-top'], (children[0] as Element).css['margin-top']]).toEqual(['48px', '96px']);
});
