import type { Css, Element } from '../model/element.ts';

/** What places an element among its siblings; the list item around it takes it over. */
const OUTER = ['margin-top', 'margin-left', 'margin-right', 'flex', 'min-width', 'align-self'];

/** Makes an element the item of a list: a paragraph becomes one, anything else gets one around it. */
export function asItem(element: Element): Element {
  if (element.tag === 'p' || element.tag === 'div') return { ...element, tag: 'li', name: 'item' };
  return {
    tag: 'li',
    name: 'item',
    css: takeOuter(element.css),
    wide: takeOuter(element.wide ?? {}),
    children: [element],
  };
}

export function takeOuter(css: Css): Css {
  const taken: Css = {};
  for (const name of OUTER) {
    if (css[name] === undefined) continue;
    taken[name] = css[name];
    delete css[name];
  }
  return taken;
}
