import { expect, it } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { dropDefaults } from '../../drop-defaults.ts';
import { DRAWER, DRAWER_TOGGLE } from './drawer.ts';

const drawer: Element = {
  tag: 'div',
  name: 'drawer',
  attributes: { id: 'menu', popover: 'auto' },
  css: { 'background-color': '#111827', color: '#ffffff' },
  at: { lg: { display: 'contents', overflow: 'visible' } },
  children: [],
};

it('keeps what takes away the styles that browsers give a popover', () => {
  const body: Element = { tag: 'body', name: 'page', css: {}, children: [drawer] };
  const [kept] = dropDefaults(body).children as Element[];
  expect(kept.at?.lg).toMatchObject({ display: 'contents', overflow: 'visible' });
  expect(kept.css.display).toBeUndefined();
});

it('knows drawers and their buttons by their attributes', () => {
  const toggle = { ...drawer, tag: 'button', attributes: { popovertarget: 'menu' } };
  const around = {} as Parameters<typeof DRAWER.is>[1];
  expect([DRAWER.is(drawer, around), DRAWER.is(toggle, around)]).toEqual([true, false]);
  expect([DRAWER_TOGGLE.is(drawer, around), DRAWER_TOGGLE.is(toggle, around)]).toEqual([false, true]);
});
