import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { pairs } from './as-shown.ts';

/** A page as it is written, what is shown for each of its elements, and where that comes out. */
export type Shown = {
  page: Element;
  /** The elements as they came, for those that have been changed since. */
  originals: Map<Element, Element>;
  shownFor: ReadonlyMap<Element, Element>;
  placed: ReadonlyMap<Element, Placed>;
  /** How far below its place everything that one sees comes out, by its number, in px. */
  offsets: ReadonlyMap<number, number>;
  /** The same of where it ends. */
  ends: ReadonlyMap<number, number>;
};

export const shownMap = (page: Element, shown: Element): Map<Element, Element> => new Map(pairs(page, shown));
