import type { Element } from '../model/element.ts';

/** What a landmark is called by the part of the page that it is in; one in the content has no better name than its heading. */
const NAV_NAMES: Readonly<Record<string, string>> = { header: 'Main', aside: 'Sidebar', footer: 'Footer' };
const NAMED = ['nav', 'aside'];

/** Where a page has several navigations or asides, readers tell them by their names. Changes the elements in place. */
export function nameLandmarks(body: Element): void {
  for (const tag of NAMED) {
    const places = landmarksIn(body, tag, '');
    if (places.length < 2) continue;
    // The first navigation of the content is that of the page where no bar has one.
    const hasBar = places.some(({ part }) => part === 'header');
    const nameIn = (part: string): string | undefined => NAV_NAMES[part] ?? (hasBar ? undefined : NAV_NAMES.header);
    const taken = new Set(places.flatMap(({ element }) => element.attributes?.['aria-label'] ?? []));
    for (const { element, part } of places) {
      if (element.attributes?.['aria-label']) continue;
      const heading = find(element, ({ tag: own }) => /^h[1-6]$/.test(own));
      const own = tag === 'nav' ? nameIn(part) : undefined;
      const title = heading && textOf(heading);
      // In a bar a heading is that of the page.
      const names = [...(NAV_NAMES[part] ? [own, title] : [title, own]), 'Secondary', 'More'];
      const name = names.find((one) => one && !taken.has(one)) ?? `Part ${taken.size + 1}`;
      taken.add(name);
      element.attributes = { ...element.attributes, 'aria-label': name };
    }
  }
}

type Place = { element: Element; part: string };

function landmarksIn(element: Element, tag: string, part: string): Place[] {
  const around = /^(header|aside|footer)$/.test(element.tag) ? element.tag : part;
  const inside = elementsOf(element).flatMap((child) => landmarksIn(child, tag, around));
  return element.tag === tag ? [{ element, part }, ...inside] : inside;
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

function find(element: Element, is: (element: Element) => boolean): Element | undefined {
  if (is(element)) return element;
  for (const child of elementsOf(element)) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}

const textOf = ({ children }: Element): string =>
  children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join(' ')
    .trim();
