import type { Element } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import { computedStyle } from './computed-style.ts';
import type { Placed } from './lay-out.ts';

/** What an element may reach over the edge of the window, in px. */
const MAX_OVER_PX = 1;

/** An element after those around it, outermost first. */
export type Path = readonly Element[];

/** The innermost elements that reach over the right edge of a window of some width, in px. */
export function overflowsIn(body: Element, placed: ReadonlyMap<Element, Placed>, width: number): Path[] {
  const found: Path[] = [];
  const visit = (element: Element, path: Path): boolean => {
    const own = [...path, element];
    const { box, lines = [] } = placed.get(element) ?? {};
    // What scrolls in its own box does not move the page.
    if (computedStyle(element, width, undefined)['overflow-x'] === 'auto' || element.css.position === 'absolute')
      return false;
    const inside = element.children.map((child) => typeof child !== 'string' && visit(child, own)).includes(true);
    const end = box ? Math.max(right(box), ...lines.map(right)) : 0;
    // Words are seen beside a box that has no room left for them.
    const isSeen = box !== undefined && (box.width > 0 || lines.some((line) => line.width > 0));
    const isOver = isSeen && end > width + MAX_OVER_PX;
    if (isOver && !inside) found.push(own);
    return isOver || inside;
  };
  visit(body, []);
  return found;
}

/** The elements of a page that are written as one is. */
export function writtenLike(element: Element, body: Element): Element[] {
  const like = signatureOf(element);
  return elementsIn(body).filter((one) => signatureOf(one) === like);
}

const signatureOf = ({ tag, name, css, at }: Element): string => JSON.stringify([tag, name, css, at]);

/** An element and all that are in it. */
export const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];
