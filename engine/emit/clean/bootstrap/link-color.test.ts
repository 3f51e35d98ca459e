import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { currentIn, inferLinkColor } from './link-color.ts';

const list = (...colors: string[]) =>
  element(
    'ul',
    { display: 'flex', 'list-style': 'none' },
    colors.map((color, i) => element('li', {}, [element('a', { color }, [`Entry ${i}`])])),
  );

it('knows the entry that is open by its own colour', () => {
  const entries = list('#e6dacd', '#ffb454', '#e6dacd');
  expect(currentIn(entries)?.css.color).toBe('#ffb454');
  expect(currentIn(list('#e6dacd', '#e6dacd'))).toBeUndefined();
  expect(currentIn(list('#e6dacd', '#ffb454'))).toBeUndefined();
});

it('takes the colour of links from none that is open, in a bar or a button', () => {
  const bar = element('header', {}, [element('nav', {}, [list('#2563eb', '#2563eb', '#2563eb')])]);
  const button = element('a', { color: '#db2777', 'background-color': '#fce7f3' }, ['Join']);
  const menu = element('section', {}, [list('#444444', '#ffb454', '#444444')]);
  const body = (...more: ReturnType<typeof element>[]) => element('body', {}, [bar, button, menu, ...more]);
  expect(inferLinkColor(body())).toBeUndefined();
  const text = element('p', {}, ['See ', element('a', { color: '#b85c00' }, ['the prices'])]);
  expect(inferLinkColor(body(text))).toBe('#b85c00');
});
