import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { inferNav, navLookVariables } from './nav-look.ts';

const TEXT = { color: '#333333', size: 16, weight: 400 };
const list = (color: string, size: string, names: readonly string[]) =>
  element(
    'ul',
    { display: 'flex', 'flex-direction': 'column', 'list-style': 'none' },
    names.map((name, i) =>
      element('li', {}, [
        element('a', { 'padding-left': '10px', ...(i === 0 ? { color: '#ffffff' } : { color }) }, [
          element('span', { 'font-size': size }, [name]),
        ]),
      ]),
    ),
  );
const menu = list('#cbd5e1', '14px', ['Deliveries', 'Growers', 'Crates', 'Invoices']);

it('takes the look of most links outside of bars, and not that of the open one', () => {
  const bar = element('header', {}, [element('nav', {}, [list('#111111', '18px', ['A', 'B', 'C', 'D', 'E', 'F'])])]);
  const look = inferNav(element('body', {}, [bar, menu]), TEXT);
  expect(look).toEqual({ color: '#cbd5e1', size: 14, weight: 400, paddingX: 10 });
  expect(navLookVariables(look!, 16)).toEqual({
    '--bs-nav-link-padding-x': '0.625rem',
    '--bs-nav-link-font-size': '0.875rem',
  });
});

it('knows none where there are no lists of links', () => {
  expect(inferNav(element('body', {}, [element('p', {}, ['Sail'])]), TEXT)).toBeUndefined();
});
