import { expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { trace } from './check/origin.ts';
import { collapseSidebar, collapseTopMenu } from './collapse-menus.ts';
import type { Context } from './context.ts';

const context = { designWidth: 1280 } as Context;
const page = { ground: '#ffffff', text: '#111111' };

const element = (tag: string, css: Css, ...children: Element['children']): Element => ({
  tag,
  name: tag,
  css,
  children,
});
const link = (words: string, color = '#222222'): Element => element('a', { color }, words);
const list = (color?: string): Element =>
  element(
    'ul',
    { display: 'flex', gap: '32px', 'align-items': 'center' },
    ...['One', 'Two', 'Three'].map((words) => element('li', {}, link(words, color))),
  );
const find = (root: Element, is: (one: Element) => boolean): Element | undefined =>
  is(root) ? root : root.children.flatMap((child) => (typeof child === 'string' ? [] : (find(child, is) ?? []))).at(0);
const isDrawer = ({ attributes }: Element): boolean => attributes?.popover === 'auto';
const isToggle = ({ attributes }: Element): boolean => attributes?.popovertarget !== undefined;

const barOf = (color?: string): Element =>
  element(
    'nav',
    { display: 'flex', 'justify-content': 'space-between', 'flex-wrap': 'wrap' },
    link('Brand'),
    list(color),
  );

it('puts the links of the bar behind a button, and leaves the brand', () => {
  const bar = barOf();
  collapseTopMenu(element('body', {}, element('header', {}, bar)), page, context);
  const [brand, drawer, toggle] = bar.children as Element[];
  expect(brand.children).toEqual(['Brand']);
  expect(drawer.attributes?.id).toBe(toggle.attributes?.popovertarget);
  expect(drawer.at?.lg?.display).toBe('contents');
  expect(toggle.at?.lg?.display).toBe('none');
  const menu = find(drawer, ({ tag }) => tag === 'ul')!;
  expect(menu.css['flex-direction']).toBe('column');
  expect(menu.at?.lg).toMatchObject({ 'flex-direction': 'row', gap: '32px', 'align-items': 'center' });
});

it('puts a menu that is the second row of the header behind a button in the first one', () => {
  const first = element('div', { display: 'flex' }, link('Brand'), element('button', {}, 'Sign in'));
  const header = element('header', {}, first, element('hr', {}), element('nav', {}, list()));
  collapseTopMenu(element('body', {}, header), page, context);
  const [, , drawer] = header.children as Element[];
  expect(isDrawer(drawer)).toBe(true);
  expect(find(first, isToggle)?.attributes?.popovertarget).toBe(drawer.attributes?.id);
});

it('keeps a brand on a phone that stands in one group with the links, which stay as far from it', () => {
  const group = element('div', { display: 'flex', gap: '10px' }, element('svg', {}), link('Brand'), {
    ...list(),
    at: { md: { 'margin-left': '30px' } },
  });
  const bar = element(
    'nav',
    { display: 'flex', 'justify-content': 'space-between', gap: '16px' },
    group,
    link('Sign up'),
  );
  collapseTopMenu(element('body', {}, element('header', {}, bar)), page, context);
  const [brand, drawer] = bar.children as Element[];
  expect((brand.children as Element[]).map(({ tag }) => tag)).toEqual(['svg', 'a']);
  const [menu, action] = drawer.children as Element[];
  expect(menu.at?.lg).toMatchObject({ 'margin-left': '24px', 'margin-right': 'auto' });
  expect(menu.at?.md?.['margin-left']).toBeUndefined();
  expect(action.children).toEqual(['Sign up']);
});

it('leaves a group alone whose links stand at its end', () => {
  const menu = { ...list(), at: { lg: { 'margin-left': 'auto' } } };
  const group = element('div', { display: 'flex', gap: '10px' }, link('Brand'), menu);
  const bar = element('nav', { display: 'flex', gap: '16px' }, group, link('Sign up'));
  collapseTopMenu(element('body', {}, element('header', {}, bar)), page, context);
  expect(bar.children).toEqual([group, element('a', { color: '#222222' }, 'Sign up')]);
  expect(menu.at.lg['margin-left']).toBe('auto');
});

it('leaves a bar alone that holds what the page is about', () => {
  const bar = element(
    'div',
    { display: 'flex' },
    link('Brand'),
    element('div', {}, list(), element('h1', {}, 'Title')),
  );
  const body = element('body', {}, element('header', {}, bar));
  collapseTopMenu(body, page, context);
  expect(find(body, isDrawer)).toBeUndefined();
});

it('gives light links a ground that they can be read on', () => {
  const body = element('body', {}, element('header', {}, barOf('#ffffff')));
  collapseTopMenu(body, page, context);
  expect(find(body, isDrawer)?.css['background-color']).toBe('#111111');
});

it('leaves a short bar, a list of its own and a phone alone', () => {
  const short = element('nav', { display: 'flex' }, link('Brand'), element('ul', {}, element('li', {}, link('One'))));
  for (const [part, width] of [
    [short, 1280],
    [list(), 1280],
    [barOf(), 375],
  ] as const) {
    const body = element('body', {}, element('header', {}, part));
    collapseTopMenu(body, page, { designWidth: width } as Context);
    expect(find(body, isDrawer)).toBeUndefined();
  }
});

it('collapses a short menu, too, where a phone has no room for the bar', () => {
  const bar = element('nav', { display: 'flex' }, link('Brand'), element('ul', {}, element('li', {}, link('One'))));
  for (const part of bar.children as Element[]) trace(part, { ink: { width: 200 } } as LayoutNode);
  const body = element('body', {}, element('header', {}, bar));
  collapseTopMenu(body, page, context);
  expect(find(body, isDrawer)?.children).toHaveLength(1);
  expect((bar.children[0] as Element).children).toEqual(['Brand']);
});

it('opens a sidebar from the bar above the content, whose field takes the room that is left', () => {
  const field = element('div', { width: '576px', 'min-width': '0' }, element('input', {}));
  const bar = element('header', { display: 'flex', gap: '64px' }, field, element('div', {}, 'Tools'));
  const content = element('div', {}, bar, element('main', {}));
  const drawer = collapseSidebar(element('aside', {}, element('nav', {}, list())), content, page, context);
  expect(isDrawer(drawer)).toBe(true);
  expect(isToggle(bar.children[0] as Element)).toBe(true);
  expect(bar.css.gap).toBe('16px');
  expect(bar.at?.lg?.['column-gap']).toBe('64px');
  expect(field.css).toMatchObject({ flex: '1 1 0%', 'min-width': '0' });
  expect(field.at?.lg).toMatchObject({ width: '576px', flex: '0 1 auto' });
});

it('has the button as an entry where the bar is nothing but its list', () => {
  const links = list();
  const content = element('main', {}, element('header', {}, links));
  collapseSidebar(element('aside', {}, element('nav', {}, list())), content, page, context);
  const [entry] = links.children as Element[];
  expect([entry.tag, isToggle(entry.children[0] as Element), entry.at?.lg?.display]).toEqual(['li', true, 'none']);
});

it('makes a bar of its own for the button where the content begins with none', () => {
  const content = element('div', {}, element('main', {}, element('h1', {}, 'Title')));
  collapseSidebar(element('aside', {}, list()), content, page, context);
  const [own] = content.children as Element[];
  expect(isToggle(own.children[0] as Element)).toBe(true);
  expect(own.at?.lg?.display).toBe('none');
});

it('finds the bar of the header below a notice', () => {
  const bar = barOf();
  const notice = element('section', {}, element('p', {}, 'Free shipping'));
  collapseTopMenu(element('body', {}, notice, element('header', {}, bar)), page, context);
  expect((bar.children as Element[]).some(isDrawer)).toBe(true);
});

it('hides the sign of a menu on a phone that the bar beside a sidebar is drawn with', () => {
  const drawn = { ...element('svg', {}), attributes: { 'aria-label': 'Menu' } };
  const other = { ...element('svg', {}), attributes: { 'aria-label': 'Search' } };
  const bar = element('div', { display: 'flex' }, element('div', { display: 'flex' }, drawn, link('Home')), other);
  collapseSidebar(element('aside', {}, list()), element('div', {}, element('header', {}, bar)), page, context);
  expect(isToggle(bar.children[0] as Element)).toBe(true);
  expect([drawn.css.display, (drawn as Element).at?.lg?.display]).toEqual(['none', 'block']);
  expect(other.css.display).toBeUndefined();
});

it('counts entries of a sidebar that open others, too', () => {
  const entries = ['Forms', 'Tables', 'Pages'].map((words) => element('li', {}, element('button', {}, words)));
  const sidebar = element('aside', {}, element('nav', {}, element('ul', {}, ...entries)));
  expect(isDrawer(collapseSidebar(sidebar, element('div', {}, barOf()), page, context))).toBe(true);
});

it('draws the sign of the button so that it is seen where it stands', () => {
  const white = element('p', { color: '#ffffff' }, '...');
  const dark = element('p', { color: '#222222' }, 'Orders');
  const inkIn = (ground: string): string | undefined => {
    const bar = element('div', { display: 'flex' }, white, dark);
    const content = element('div', {}, element('header', { 'background-color': ground }, bar));
    collapseSidebar(element('aside', {}, list()), content, page, context);
    return find(content, isToggle)?.css.color;
  };
  expect([inkIn('#ffffff'), inkIn('#111827')]).toEqual(['#222222', '#ffffff']);
});
