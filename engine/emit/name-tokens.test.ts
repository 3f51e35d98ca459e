import { expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import { nameColors, nameSizes } from './name-tokens.ts';

const element = (tag: string, css: Css, ...children: Element[]): Element => ({ tag, name: tag, css, children });

it('names colours by what they do', () => {
  const body = element(
    'body',
    { 'background-color': '#ffffff', color: '#111111' },
    element('section', { 'background-color': '#eeeeee', border: '1px solid #cccccc' }),
    element('button', { 'background-color': '#cc0000' }),
    element('a', { color: '#0044cc' }),
    element('p', { color: '#777777' }),
  );
  const palette = ['#ffffff', '#111111', '#eeeeee', '#cccccc', '#cc0000', '#0044cc', '#777777'];
  expect(Object.fromEntries(nameColors(body, palette))).toEqual({
    '#ffffff': 'background',
    '#111111': 'text',
    '#eeeeee': 'surface',
    '#cccccc': 'border',
    '#cc0000': 'accent',
    '#0044cc': 'link',
    '#777777': 'muted',
  });
});

it('gives a second colour of a kind a number', () => {
  const body = element(
    'body',
    {},
    element('p', { 'background-color': '#eeeeee' }),
    element('p', { 'background-color': '#dddddd' }),
  );
  expect([...nameColors(body, ['#eeeeee', '#dddddd']).values()]).toEqual(['surface', 'surface-2']);
});

it('names sizes by the headings that have them, the others by steps from the body', () => {
  const body = element(
    'body',
    { 'font-size': '16px' },
    element('h1', { 'font-size': '40px' }),
    element('h2', { 'font-size': '24px' }),
    element('p', { 'font-size': '14px' }),
    element('p', { 'font-size': '12px' }),
    element('p', { 'font-size': '20px' }),
  );
  expect(Object.fromEntries(nameSizes(body, [12, 14, 16, 20, 24, 40]))).toEqual({
    '16px': 'body',
    '40px': 'h1',
    '24px': 'h2',
    '14px': 'small',
    '12px': 'x-small',
    '20px': 'large',
  });
});
