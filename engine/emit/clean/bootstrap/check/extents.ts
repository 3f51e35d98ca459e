import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { elementsOf, textOf } from '../css.ts';
import { sourceOf } from './source.ts';

/** From where to where one sees something, down the page in px: the middles of the first and the last line of words. */
export type Extent = { top: number; bottom: number };

/** The extents of the elements that one sees, by their numbers. Of several elements with one number the outermost counts. */
export function extentsIn(
  body: Element,
  placed: ReadonlyMap<Element, Placed>,
  seen: ReadonlySet<number>,
): ReadonlyMap<number, Extent> {
  const found = new Map<number, Extent>();
  const visit = (element: Element): void => {
    const number = sourceOf(element);
    const at = placed.get(element);
    if (number !== undefined && at && seen.has(number) && !found.has(number)) found.set(number, extentOf(element, at));
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return found;
}

function extentOf(element: Element, { box, lines = [] }: Placed): Extent {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last && textOf(element).trim() !== ''
    ? { top: first.y + first.height / 2, bottom: last.y + last.height / 2 }
    : { top: box.y, bottom: box.y + box.height };
}
