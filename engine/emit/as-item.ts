import type { Css, Element, Screen } from '../model/element.ts';

/** What places an element among its siblings; the list item around it takes it over. */
const OUTER = ['margin-top', 'margin-left', 'margin-right', 'flex', 'flex-shrink', 'min-width', 'align-self'];

/** Makes an element the item of a list: a paragraph becomes one, anything else gets one around it. */
export function asItem(element: Element): Element {
  if (element.tag === 'p' || element.tag === 'div') return { ...element, tag: 'li', name: 'item' };
  const isSign = element.attributes?.['aria-hidden'] !== undefined;
  if (isSign && element.tag !== 'svg' && element.tag !== 'img') return { ...element, tag: 'li', name: 'separator' };
  // A link alone in its line is as high as its own type, not as that of the page.
  if (element.tag === 'a' && element.css.display === undefined) element.css.display = 'block';
  return {
    tag: 'li',
    name: isSign ? 'separator' : 'item',
    ...(isSign ? { attributes: { 'aria-hidden': 'true' } } : {}),
    css: takeOuter(element.css),
    wide: takeOuter(element.wide ?? {}),
    ...(element.at ? { at: takeOuterAt(element.at) } : {}),
    children: [element],
  };
}

function takeOuterAt(at: NonNullable<Element['at']>): Element['at'] {
  const entries = Object.entries(at) as [Screen, Css][];
  return Object.fromEntries(entries.map(([screen, css]) => [screen, takeOuter(css)]));
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
