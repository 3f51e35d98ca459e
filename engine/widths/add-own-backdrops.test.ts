import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Element } from '../model/element.ts';
import { addOwnBackdrops } from './add-own-backdrops.ts';

const backdrop = (src: string) =>
  el('img', { position: 'absolute', inset: '0' }, { attributes: { src: `${src}.png`, alt: '' } });
const page = (css = {}, ...children: Element[]) => el('body', css, { name: 'page' }, ...children);
const NO_PAIRS = { pairs: new Map(), matched: new Map(), layouts: new Map() };

/** Adds what lies behind a phone's and a tablet's page. */
function join(desktop: Element, phone: Element, tablet: Element): void {
  const copies = new Map<Element, Element>();
  const own = { matches: new Map(), pairing: NO_PAIRS };
  addOwnBackdrops(desktop, { ...own, design: phone, from: 'base', until: 'md' }, new Map(), copies, () => 1);
  addOwnBackdrops(desktop, { ...own, design: tablet, from: 'md', until: 'lg' }, new Map(), copies, () => 1);
}

it('what lies behind the whole of a narrower page does so on its screens, and is held by the page', () => {
  const desktop = page();
  join(desktop, page({}, backdrop('phone')), page({}, backdrop('tablet')));
  const shown = desktop.children.map((child) => {
    const { css, at, attributes } = child as Element;
    return [attributes?.src, css.display, at];
  });
  expect(shown).toEqual([
    ['tablet.png', 'none', { md: { display: 'block' }, lg: { display: 'none' } }],
    ['phone.png', undefined, { md: { display: 'none' } }],
  ]);
  expect(desktop.css).toEqual({ position: 'relative', isolation: 'isolate' });
});

it('a page with a picture of its own behind it keeps that', () => {
  const desktop = page({ position: 'relative' }, backdrop('desktop'));
  join(desktop, page({}, backdrop('phone')), page());
  expect(desktop.children).toHaveLength(1);
});
