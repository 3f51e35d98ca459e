import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { briefOf } from './brief-of.ts';

const el = (
  tag: string,
  css: Element['css'],
  children: Element['children'] = [],
  own: Partial<Element> = {},
): Element => ({
  tag,
  name: tag,
  css,
  children,
  ...own,
});

const card = (title: string, modifier?: string): Element =>
  el(
    'li',
    { padding: '24px', 'border-radius': '8px', 'background-color': '#ffffff' },
    [
      el('h3', { 'font-size': '20px' }, [title]),
      el('p', { 'margin-top': '8px' }, ['For everybody']),
      el('ul', {}, [el('li', {}, ['One']), el('li', {}, ['Two'])]),
    ],
    { instance: { component: 'price-card', ...(modifier ? { modifier } : {}) } },
  );

const page = {
  body: el(
    'body',
    { 'background-color': '#f8fafc', color: '#14324a', 'font-family': "'Inter', sans-serif", 'font-size': '16px' },
    [
      el('main', { 'max-width': '1152px', margin: '0px auto' }, [
        el('ul', { gap: '24px' }, [card('Starter'), card('Team', 'featured'), card('Company')], {
          at: { lg: { gap: '32px' } },
        }),
        el('a', { 'background-color': '#2563eb', color: '#ffffff', padding: '8px 16px' }, ['Start'], {
          name: 'button',
        }),
      ]),
    ],
  ),
};

it('tells the tokens: colours by name, scales ascending', () => {
  const { colors, typeScale, spacing, radii, families, containers } = briefOf(page);
  expect(colors).toMatchObject({ primary: '#2563eb', background: '#f8fafc', text: '#14324a' });
  expect(typeScale).toEqual([16, 20]);
  expect(spacing).toEqual([8, 16, 24, 32]);
  expect([radii, families, containers]).toEqual([['8px'], ["'Inter', sans-serif"], [1152]]);
});

it('tells what repeats, how often, its structure, and how one is set apart', () => {
  expect(briefOf(page).components).toEqual([
    {
      name: 'price-card',
      count: 3,
      modifiers: ['featured'],
      structure: 'li>h3+p+(ul>li*2)',
      texts: ['Starter For everybody One Two', 'Team For everybody One Two', 'Company For everybody One Two'],
    },
  ]);
});
