import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { inferLinkRoom, spreadLinks } from './spread-links.ts';

const item = () => element('li', {}, [element('a', { 'line-height': '20px' }, ['Boats'])]);
const css = { display: 'flex', 'flex-direction': 'column', gap: '20px', 'list-style': 'none', 'margin-top': '24px' };
const page = element('body', {}, [element('ul', css, [item(), item()]), element('p', { 'margin-top': '16px' }, ['x'])]);

it('makes the distance of links room in them, and takes it off what is around', () => {
  const room = inferLinkRoom(page);
  expect(room).toBe(10);
  const [list, text] = spreadLinks(page, room).children;
  expect(list).toMatchObject({ css: { 'margin-top': '14px' } });
  expect(text).toMatchObject({ css: { 'margin-top': '6px' } });
});

it('leaves other lists alone', () => {
  expect(spreadLinks(page, 30)).toEqual(page);
});
