import type { Css, Element } from './element.ts';

/** What places an element among its siblings; the list item around it takes it over. */
const OUTER = ['margin-top', 'margin-left', 'margin-right', 'flex', 'min-width', 'align-self'];

/** Makes an element the item of a list: a paragraph becomes one, anything else gets one around it. */
export function asItem(element: Element): Element {
  if (element.tag === 'p' || element.tag === 'div') return { ...element, tag: 'li', name: 'item' };
  const css: Css = {};
  for (const name of OUTER) {
    if (element.css[name] === undefined) continue;
    css[name] = element.css[name];
    delete element.css[name];
  }
  return { tag: 'li', name: 'item', css, children: [element] };
}
