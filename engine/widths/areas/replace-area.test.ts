import { expect, it } from 'vitest';
import { allIn } from '../../clean/check/remember.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Css, Element } from '../../model/element.ts';
import { mayReplace, replaceArea } from './replace-area.ts';

const body = (...children: Element[]): Element => el('body', {}, { name: 'page' }, ...children);
const h1 = (css = {}) => el('h1', css, {}, 'Tours');
const areaOf = (around: Element, ours: Element[], by: Element, theirs: Element[]) => ({
  ...{ around, by, ours, theirs },
  inside: [],
});
const ON_PHONES = { from: 'base', until: 'md' } as const;

it('hides ours on the screens of a design, and shows its own there alone', () => {
  const [ours, theirs] = [el('p', {}, {}, 'By boat'), el('p', { color: '#111111' }, {}, 'Boats')];
  const [page, design] = [body(ours), body(theirs)];
  const copies = new Map<Element, Element>();
  const [made] = replaceArea(page, areaOf(page, [ours], design, [theirs]), { design, ...ON_PHONES }, copies);
  expect(page.children).toEqual([ours, made]);
  expect(ours).toMatchObject({ css: { display: 'none' }, at: { md: { display: 'block' } } });
  expect(made).toMatchObject({ css: { color: '#111111', display: 'block' }, at: { md: { display: 'none' } } });
  expect(copies.get(made)).toBe(theirs);
});

it('the main part of a page stays, with other things in it', () => {
  const [main, other] = [el('main', {}, {}, h1()), el('main', { padding: '8px' }, {}, h1({ color: '#111111' }))];
  const [page, design] = [body(main), body(other)];
  replaceArea(page, areaOf(page, [main], design, [other]), { design, ...ON_PHONES }, new Map());
  const tags = allIn(page).map(({ tag }) => tag);
  expect(tags).toEqual(['body', 'main', 'h1', 'h2']);
  expect(main).toMatchObject({ css: { 'padding-left': '8px' }, at: { md: { 'padding-left': '0' } } });
  expect(main.css.display).not.toBe('none');
});

it('what stays holds the picture behind what is in it on the design', () => {
  const backdrop = el('img', { position: 'absolute', inset: '0' }, { attributes: { src: 'ground.png', alt: '' } });
  const design = body(backdrop, h1());
  const page = body(h1());
  replaceArea(page, areaOf(page, [page], design, [design]), { design, ...ON_PHONES }, new Map());
  expect(page.css).toMatchObject({ position: 'relative', isolation: 'isolate' });
  expect(page.children).toHaveLength(3);
});

it('a copy has ids, names and components of its own, and what it inherits on its page', () => {
  const label = el('label', {}, { attributes: { for: 'mail' } }, 'Mail');
  const nav = el(
    'nav',
    {},
    { attributes: { 'aria-label': 'Main' } },
    label,
    el('input', {}, { attributes: { id: 'mail' } }),
  );
  nav.instance = { component: 'bar' };
  const design = el('body', { 'text-align': 'center' }, { name: 'page' }, nav);
  const ours = el('p', {}, {}, 'Mail');
  const page = body(ours);
  const [made] = replaceArea(page, areaOf(page, [ours], design, [nav]), { design, from: 'md', until: 'lg' }, new Map());
  expect(allIn(made).map(({ attributes }) => attributes)).toEqual([
    { 'aria-label': 'Main (tablet)' },
    { for: 'mail-tablet' },
    { id: 'mail-tablet' },
  ]);
  expect(made).toMatchObject({
    instance: { component: 'tablet-bar' },
    css: { 'text-align': 'center', display: 'none' },
  });
  expect(made.at).toEqual({ md: { display: 'block' }, lg: { display: 'none' } });
});

it('a menu that is closed is not hidden: that would open it on wider screens', () => {
  const menu = el(
    'div',
    {},
    { attributes: { id: 'menu', popover: 'auto' }, at: { lg: { display: 'contents' } } },
    'Home',
  );
  const [page, there] = [body(menu), el('p', {}, {}, 'Home')];
  const design = body(there);
  replaceArea(page, areaOf(page, [menu], design, [there]), { design, ...ON_PHONES }, new Map());
  expect(menu).toMatchObject({ css: {}, at: { lg: { display: 'contents' } } });
});

it('entries stand in lists, and nothing else does', () => {
  const [list, div] = [el('ul', {}, {}), el('div', {}, {})];
  const [item, words] = [el('li', {}, {}), el('p', {}, {})];
  expect(mayReplace(areaOf(list, [item], list, [item]))).toBe(true);
  expect(mayReplace(areaOf(div, [div], list, [item]))).toBe(false);
  expect(mayReplace(areaOf(list, [item], div, [words]))).toBe(false);
});

it('a picture is as large as the one in whose place it is', () => {
  const picture = (src: string, css: Css) => el('img', css, { attributes: { src, alt: '' } });
  const [ours, theirs] = [
    picture('a.png', { width: '100%', height: '320px', flex: '0 0 auto' }),
    picture('b.png', { width: '90px' }),
  ];
  const [page, design] = [body(ours), body(theirs)];
  const [made] = replaceArea(page, areaOf(page, [ours], design, [theirs]), { design, ...ON_PHONES }, new Map());
  expect(made).toMatchObject({
    attributes: { src: 'b.png' },
    css: { width: '100%', height: '320px', flex: '0 0 auto' },
  });
});
