import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf, withClasses } from '../context.ts';
import { elementsOf, textOf } from '../css.ts';
import { COLUMNS } from '../spans.ts';
import type { Shown } from './shown.ts';
import { sourceOf } from './source.ts';

const MAX_TRIED = 8;
const COLUMN = /^(col(?:-(?:sm|md|lg|xl))?)-(\d+)$/;

/** In how many lines the words of each element stand, by its number. */
export function linesIn(body: Element, placed: ReadonlyMap<Element, Placed>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const visit = (element: Element): void => {
    const number = sourceOf(element);
    const lines = placed.get(element)?.lines?.length ?? 0;
    if (number !== undefined && lines > 0 && textOf(element).trim() !== '' && !found.has(number))
      found.set(number, lines);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return found;
}

/**
 * Boxes of some columns whose words break otherwise than in the design have one column more, where that puts lines right. Columns
 * of a row share its twelve and stay as they are.
 *
 * @param planned in how many lines words stand in the design
 */
export function widened<L extends Shown>(
  first: L,
  planned: ReadonlyMap<number, number>,
  look: (page: Element) => L,
): L {
  const linesOf = ({ page, shownFor, placed }: L, element: Element): number => {
    const number = sourceOf(element);
    const wanted = number === undefined ? undefined : planned.get(number);
    const found = placed.get(shownFor.get(element) as Element)?.lines?.length ?? 0;
    const own = wanted === undefined || found === 0 || element === page ? 0 : Math.abs(found - wanted);
    return own + elementsOf(element).reduce((sum, child) => sum + linesOf({ page, shownFor, placed } as L, child), 0);
  };
  let best = first;
  let least = linesOf(best, best.page);
  for (const key of least === 0 ? [] : narrowIn(best, linesOf).slice(0, MAX_TRIED)) {
    const next = look(rebuilt(best.page, (element) => (lookOf(element) === key ? wider(element) : element)));
    const lines = linesOf(next, next.page);
    if (lines < least) [best, least] = [next, lines];
  }
  return best;
}

/** How boxes of some columns are written in which words break otherwise. */
function narrowIn<L extends Shown>(shown: L, linesOf: (shown: L, element: Element) => number): string[] {
  const keys = new Set<string>();
  const visit = (element: Element, isInRow: boolean): void => {
    const names = classesOf(element);
    // A container has its width from what most of the page has.
    const isFree = !isInRow && !names.includes('container');
    if (isFree && names.some((name) => COLUMN.test(name)) && linesOf(shown, element) > 0) keys.add(lookOf(element));
    for (const child of elementsOf(element)) visit(child, names.includes('row'));
  };
  visit(shown.page, false);
  return [...keys];
}

/** One column more on the widest screen that says how many. */
function wider(element: Element): Element {
  const names = classesOf(element);
  const at = names.findLastIndex((name) => COLUMN.test(name) && !/^col-\d/.test(name));
  const [, start, span] = COLUMN.exec(names[at] ?? '') ?? [];
  if (start === undefined || Number(span) >= COLUMNS) return element;
  return withClasses(element, names.with(at, `${start}-${Number(span) + 1}`));
}

function rebuilt(element: Element, change: (element: Element) => Element): Element {
  const children = element.children.map((child) => (typeof child === 'string' ? child : rebuilt(child, change)));
  return { ...change(element), children };
}

const lookOf = (element: Element): string => `${element.tag}.${classesOf(element).join(' ')}`;
