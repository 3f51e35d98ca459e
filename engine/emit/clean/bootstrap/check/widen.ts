import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf, withClasses } from '../context.ts';
import { elementsOf, textOf } from '../css.ts';
import { COLUMNS } from '../spans.ts';
import type { Shown } from './shown.ts';
import { sourceOf } from './source.ts';

const MAX_TRIED = 8;
const COLUMN = /^(col(?:-(?:sm|md|lg|xl))?)-(\d+)$/;

/** How many lines words stand in, and where the first begins, in px. */
type Words = { lines: number; x: number };
/** What a line too many or too few moves, in px. */
const LINE_PX = 24;

/** Where the words of each element stand, by its number. */
export function wordsIn(body: Element, placed: ReadonlyMap<Element, Placed>): ReadonlyMap<number, Words> {
  const found = new Map<number, Words>();
  const visit = (element: Element): void => {
    const number = sourceOf(element);
    const words = wordsAt(placed.get(element));
    if (number !== undefined && words && textOf(element).trim() !== '' && !found.has(number)) found.set(number, words);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return found;
}

const wordsAt = (at: Placed | undefined): Words | undefined =>
  at?.lines?.length ? { lines: at.lines.length, x: at.lines[0].x } : undefined;

/**
 * Boxes of some columns whose words break otherwise than in the design have one column more, where that puts words right. Columns
 * of a row share its twelve and stay as they are.
 *
 * @param planned where words stand in the design
 */
export function widened<L extends Shown>(first: L, planned: ReadonlyMap<number, Words>, look: (page: Element) => L): L {
  const misfitOf = (shown: L, element: Element, of: (found: Words, wanted: Words) => number): number => {
    const wanted = planned.get(sourceOf(element) ?? -1);
    const found = wordsAt(shown.placed.get(shown.shownFor.get(element) as Element));
    const own = wanted && found && element !== shown.page ? of(found, wanted) : 0;
    return own + elementsOf(element).reduce((sum, child) => sum + misfitOf(shown, child, of), 0);
  };
  const linesOf = (shown: L, element: Element): number =>
    misfitOf(shown, element, (found, wanted) => Math.abs(found.lines - wanted.lines));
  const misplaced = (shown: L): number =>
    LINE_PX * linesOf(shown, shown.page) + misfitOf(shown, shown.page, (found, wanted) => Math.abs(found.x - wanted.x));
  let best = first;
  let least = misplaced(best);
  for (const key of linesOf(best, best.page) === 0 ? [] : narrowIn(best, linesOf).slice(0, MAX_TRIED)) {
    const next = look(rebuilt(best.page, (element) => (lookOf(element) === key ? wider(element) : element)));
    const now = misplaced(next);
    if (now < least) [best, least] = [next, now];
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
