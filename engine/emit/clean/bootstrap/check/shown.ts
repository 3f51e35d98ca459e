import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { pairs } from './as-shown.ts';
import type { Extent } from './extents.ts';

/** A page as it is written, what is shown for each of its elements, and where that comes out. */
export type Shown = {
  page: Element;
  shownFor: ReadonlyMap<Element, Element>;
  placed: ReadonlyMap<Element, Placed>;
  /** How far below its place everything that one sees comes out, by its number, in px. */
  offsets: ReadonlyMap<number, number>;
  /** From where to where one sees it, on the page and in the design. */
  extents: ReadonlyMap<number, Extent>;
  planned: ReadonlyMap<number, Extent>;
};

export const shownMap = (page: Element, shown: Element): Map<Element, Element> => new Map(pairs(page, shown));
