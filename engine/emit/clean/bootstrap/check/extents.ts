import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { textOf } from '../css.ts';
import { readSeen } from './anchors.ts';

/** From where to where one sees something, down the page in px: the middles of the first and the last line of words. */
export type Extent = { top: number; bottom: number };

/** The extents of the elements that one sees, by their numbers. */
export const extentsIn = (
  body: Element,
  placed: ReadonlyMap<Element, Placed>,
  seen: ReadonlySet<number>,
): ReadonlyMap<number, Extent> => readSeen(body, placed, seen, extentOf);

function extentOf(element: Element, { box, lines = [] }: Placed): Extent {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last && textOf(element).trim() !== ''
    ? { top: first.y + first.height / 2, bottom: last.y + last.height / 2 }
    : { top: box.y, bottom: box.y + box.height };
}
