import type { Component } from '../model/component.ts';
import type { Element } from '../model/element.ts';
import { asItem, takeOuter } from './as-item.ts';
import { asPhrasing } from './build-shell.ts';

/** Gives a described element the tag, role and name of the component that it is. */
export function dressComponent(element: Element, { kind, name, isCurrent }: Component): Element {
  const withAttributes = (attributes: Record<string, string>): Element => ({
    ...element,
    attributes: { ...element.attributes, ...attributes },
  });
  switch (kind) {
    case 'alert':
      return { ...withAttributes({ role: 'alert' }), name: 'alert' };
    case 'avatar':
      return { ...withAttributes({ role: 'img', 'aria-label': name ?? 'Portrait' }), name: 'avatar' };
    case 'badge':
      return { ...element, name: 'badge' };
    case 'breadcrumb':
    case 'pagination':
    case 'menu':
      return { ...withAttributes({ 'aria-label': name ?? '' }), name: kind };
    case 'calendar':
      return nameTable(element, name ?? '');
    case 'dialog':
      return { ...withAttributes({ role: 'dialog', 'aria-modal': 'true', 'aria-label': name ?? '' }), name: 'dialog' };
    case 'page':
      return withAttributes({ 'aria-current': 'page' });
    case 'panel':
      return panelOf(element, Boolean(isCurrent));
    case 'rating':
      return {
        ...withAttributes({ role: 'img', 'aria-label': name ?? '' }),
        name: 'rating',
        css: { ...element.css, 'flex-wrap': 'nowrap', 'flex-shrink': '0' },
      };
    case 'step':
      return withAttributes({ 'aria-current': 'step' });
    case 'steps':
      return stepsOf(withAttributes({ 'aria-label': name ?? '' }));
    case 'tabs':
      return {
        ...withAttributes({ role: 'tablist', 'aria-label': name ?? '' }),
        name: 'tabs',
        children: element.children.map(asOneTab),
      };
    case 'tab': {
      const tab = withAttributes({ role: 'tab', 'aria-selected': String(Boolean(isCurrent)) });
      return element.tag === 'a' || element.tag === 'button'
        ? tab
        : { ...tab, attributes: { ...tab.attributes, tabindex: '0' } };
    }
  }
}

/** The line of an open tab is its own: a button in a box of its line would be a tab within a tab. */
function asOneTab(tab: Element | string): Element | string {
  if (typeof tab === 'string' || tab.tag !== 'div' || tab.children.length !== 1) return tab;
  const [button] = tab.children;
  if (typeof button === 'string' || button.tag !== 'button' || button.attributes?.role !== 'tab') return tab;
  const isOpen = tab.attributes?.['aria-selected'] === 'true';
  return {
    ...button,
    attributes: { ...button.attributes, ...(isOpen ? { 'aria-selected': 'true' } : {}) },
    css: { ...button.css, ...tab.css },
    ...(tab.at || button.at ? { at: { ...button.at, ...tab.at } } : {}),
  };
}

/** A closed panel is its summary; an open one begins with it. */
function panelOf(element: Element, isOpen: boolean): Element {
  const [first, ...others] = element.children;
  if (isOpen && first && typeof first !== 'string') {
    // Its head alone looks like a closed panel.
    const [own] = first.tag === 'details' ? first.children : [];
    const head = own && typeof own !== 'string' ? { ...own, css: { ...own.css, ...first.css } } : first;
    const summary: Element = {
      ...withoutControl(head),
      tag: 'summary',
      name: 'panel-head',
      css: { display: 'block', ...head.css },
      children: head.children.map(asPhrasing),
    };
    return {
      ...element,
      tag: 'details',
      name: 'panel',
      attributes: { ...element.attributes, open: '' },
      children: [summary, ...others],
    };
  }
  const css = takeOuter(element.css);
  const wide = takeOuter(element.wide ?? {});
  const summary: Element = {
    ...withoutControl(element),
    tag: 'summary',
    name: 'panel-head',
    // As an item of a list it would have a mark of its own.
    css: { ...element.css, display: element.css.display ?? 'block' },
    children: element.children.map(asPhrasing),
  };
  return { tag: 'details', name: 'panel', css, wide, children: [summary] };
}

/** What is pressed to open a panel was a link or a button before; it leads nowhere and has no type. */
function withoutControl(element: Element): Element {
  const { href: _, type: __, ...attributes } = element.attributes ?? {};
  return { ...element, attributes };
}

/** A wide table stands in a box that scrolls. */
function nameTable(element: Element, name: string): Element {
  if (element.tag === 'table')
    return { ...element, name: 'calendar', attributes: { ...element.attributes, 'aria-label': name } };
  return { ...element, children: (element.children as Element[]).map((child) => nameTable(child, name)) };
}

/** The mark of the current step moves to its item. */
function stepsOf(element: Element): Element {
  const children = (element.children as Element[]).map((child) => {
    const { 'aria-current': current, ...attributes } = child.attributes ?? {};
    const item = child.tag === 'li' ? { ...child, attributes } : asItem({ ...child, attributes });
    return current ? { ...item, attributes: { ...item.attributes, 'aria-current': current } } : item;
  });
  return { ...element, tag: 'ol', name: 'steps', css: { ...element.css, 'list-style': 'none' }, children };
}
