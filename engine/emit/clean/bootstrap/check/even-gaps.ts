import type { Element } from '../../../../model/element.ts';
import { classesOf, withClasses } from '../context.ts';
import { elementsOf, pxOf } from '../css.ts';
import { SPACERS_PX } from '../spacers.ts';
import { roomAt } from './rooms.ts';

/** The part of a row of a list that has room above and below, in steps. */
export function paddedIn(item: Element): Element | undefined {
  const [only, ...more] = elementsOf(item);
  return insideOf(item) !== undefined
    ? item
    : only && more.length === 0 && insideOf(only) !== undefined
      ? only
      : undefined;
}

/** The room that classes give an element above and below alike, in px. */
export function insideOf(element: Element): number | undefined {
  const isSaid = classesOf(element).some((name) => INSIDE.test(name));
  const [top, bottom] = [roomAt(element, 't').p, roomAt(element, 'b').p];
  return isSaid && top === bottom ? top : undefined;
}
const INSIDE = /^py?-[1-5]$/;

/** Other room in the items must come so much nearer to their distance than other gaps do, in px. */
const INSIDE_COST_PX = 3;

/** The gap, and the room in each item, that come nearest to a distance that is off by so much. */
export function nearestPitch(gap: number, inside: number | undefined, by: number): { gap: number; inside: number } {
  const now = inside ?? 0;
  const rooms = inside === undefined ? [0] : SPACERS_PX.filter((px) => px > 0);
  const ways = SPACERS_PX.flatMap((px) => rooms.map((room) => ({ gap: px as number, inside: room as number })));
  const off = (way: { gap: number; inside: number }): number =>
    Math.abs(way.gap - gap + 2 * (way.inside - now) - by) + (way.inside === now ? 0 : INSIDE_COST_PX);
  return ways.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** The element with so much more room above and below alike, in px. */
export function withInside(element: Element, by: number): Element {
  const step = SPACERS_PX.indexOf(((insideOf(element) ?? 0) + by) as 0);
  if (step < 0) return element;
  const names = classesOf(element);
  const at = names.findIndex((name) => INSIDE.test(name));
  const [side] = names[at].split('-');
  const own = side === 'py' ? [`py-${step}`] : [`px-${names[at].slice(-1)}`, `py-${step}`];
  return withClasses(element, [...names.slice(0, at), ...own, ...names.slice(at + 1)]);
}

const nearestStep = (px: number): number =>
  SPACERS_PX.reduce(
    (best, one, step) => (Math.abs(one - px) < Math.abs(SPACERS_PX[best] - px) ? step : best),
    0 as number,
  );

const GAP = /^(row-)?gap(-(?:sm|md|lg|xl))?-\d$/;

/** The element with a gap that is so much larger, in px. @param css what is shown for it */
export function withGap(element: Element, by: number, css: Element['css']): Element {
  const step = nearestStep((pxOf(css['row-gap']) ?? 0) + by);
  const names = classesOf(element);
  const at = names.findLastIndex((name) => GAP.test(name));
  if (at < 0) return element;
  // No gap is no class, unless there is one on narrower screens.
  const isIdle = step === 0 && names.filter((name) => GAP.test(name)).length === 1 && /^gap-/.test(names[at]);
  return withClasses(element, isIdle ? names.toSpliced(at, 1) : names.with(at, names[at].replace(/\d$/, String(step))));
}
