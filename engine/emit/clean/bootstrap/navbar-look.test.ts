import { describe, expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { inferNavbar, navbarColors, navbarNavVariables, navbarVariables } from './navbar-look.ts';

const link = (name: string, color: string, isCurrent = false): Element =>
  element('li', {}, [
    element('a', { 'font-size': '14px', 'font-weight': '500', color }, [name], {
      attributes: { href: '#', ...(isCurrent ? { 'aria-current': 'page' } : {}) },
    }),
  ]);
const bar = (css: Element['css']): Element =>
  element('body', {}, [
    element('header', { 'padding-top': '20px', 'padding-bottom': '20px', ...css }, [
      element('div', {}, [
        element('a', { 'font-size': '18px', color: '#111111' }, ['Sail'], { attributes: { href: '#' } }),
        element('nav', {}, [
          element('ul', {}, [link('Home', '#111111', true), link('Boats', '#666666'), link('Ports', '#666666')]),
        ]),
      ]),
    ]),
  ]);

describe('the bar of a page', () => {
  const look = inferNavbar(bar({}), 16, '#333333', '#ffffff')!;

  it('has its measures by its variables', () => {
    expect(navbarVariables(look)).toEqual({
      '--bs-navbar-padding-y': '1.25rem',
      '--bs-navbar-brand-padding-y': '0',
      '--bs-navbar-brand-margin-end': '0',
      '--bs-navbar-brand-font-size': '1.125rem',
    });
    expect(navbarNavVariables(look, 16)).toEqual({
      '--bs-nav-link-padding-y': '0',
      '--bs-nav-link-font-size': '0.875rem',
      '--bs-nav-link-font-weight': '500',
    });
  });

  it('has the colours of its brand, its links and the link to the page itself', () => {
    expect(navbarColors(look)).toMatchObject({
      '--bs-navbar-color': '#666666',
      '--bs-navbar-active-color': '#111111',
      '--bs-navbar-brand-color': '#111111',
    });
  });

  it('is dark by its ground', () => {
    expect(look.isDark).toBe(false);
    expect(inferNavbar(bar({ 'background-color': '#1e293b' }), 16, '#333333', '#ffffff')?.isDark).toBe(true);
  });
});

it('is none where there is none', () => {
  expect(inferNavbar(element('body', {}, [element('p', {}, ['Sail'])]), 16, '#333333', '#ffffff')).toBeUndefined();
});
