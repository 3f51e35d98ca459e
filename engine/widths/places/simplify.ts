import type { LayOut } from '../../clean/check/lay-out.ts';
import { allIn, remember } from '../../clean/check/remember.ts';
import type { Css, Element } from '../../model/element.ts';
import { computedAt, STEPS } from '../computed.ts';
import { ITEM, LAYOUT, ROOM } from '../properties.ts';
import { type Kin, kinOf } from './kin.ts';
import { type Design, type Part, partsOf } from './parts.ts';
import { tryHalves } from './try-halves.ts';

/** What says where something is, and neither how it looks nor whether it is shown. */
const PLACING = [...LAYOUT, ...ITEM, ...ROOM, 'text-align'].filter((property) => property !== 'display');
/** What is so little off its place is at it for the eye, in px. */
const UNSEEN_PX = 2;
/** How far a page may be off more, all in all, in px. */
const MAX_LOSS_PX = 0.5;
/** What is not seen any more is far off. */
const MAX_OFF_PX = 200;
/** So often a page is laid out at most. */
const MAX_LOOKS = 60;

/**
 * Takes back what is said for one kind of screen and moves nothing there: a tablet's where a phone's does as well, a phone's where that
 * of wider screens does. Changes the elements.
 */
export function simplify(body: Element, { from, until, width, places }: Design, layOut: LayOut): void {
  const look = (): Map<Element, number> => {
    const root = partsOf(body, layOut(body, width), computedAt(body, from), places);
    return new Map(root ? offsIn(root) : []);
  };
  const unsay = (element: Element): void => {
    const at = { ...element.at };
    const css = { ...element.css };
    for (const property of PLACING) {
      const after = at[until]?.[property];
      if (after === undefined) continue;
      const own = from === 'base' ? css : at[from];
      if (own?.[property] === undefined) continue;
      if (from === 'base') css[property] = after;
      else at[from] = without(at[from], property);
      const inner = STEPS.slice(1, STEPS.indexOf(until)).map((step) => (step === 'base' ? css : at[step])?.[property]);
      const before = inner.findLast((value) => value !== undefined) ?? css[property];
      if (before === after) at[until] = without(at[until], property);
    }
    element.css = css;
    const said = Object.entries(at).filter(([, one]) => Object.keys(one).length > 0);
    if (said.length > 0) element.at = Object.fromEntries(said);
    else delete element.at;
  };
  let looks = 0;
  let before = look();
  const attempt = (kin: readonly Kin[]): boolean => {
    if (looks >= MAX_LOOKS) return true;
    const elements = kin.flatMap(({ all }) => all);
    const restore = remember(elements);
    for (const element of elements) unsay(element);
    looks++;
    const after = look();
    // What comes nearer to its place by chance makes up for nothing.
    const lossOf = (one: Element, off: number): number =>
      Math.max(0, (after.get(one) ?? MAX_OFF_PX) - Math.max(UNSEEN_PX, off));
    const loss = [...before].reduce((sum, [one, off]) => sum + lossOf(one, off), 0);
    const isHarmless = loss <= MAX_LOSS_PX;
    if (isHarmless) before = after;
    else restore();
    return isHarmless;
  };
  const says = (element: Element): boolean =>
    PLACING.some(
      (property) =>
        element.at?.[until]?.[property] !== undefined &&
        (from === 'base' ? element.css : element.at?.[from])?.[property] !== undefined,
    );
  const all = kinOf(body);
  const saying = [...new Set(allIn(body).map((element) => all.get(element)!))].filter((kin) => kin.all.some(says));
  tryHalves(saying, attempt);
}

/** How far each thing that is seen is from its place, in px. */
export function offsIn({ element, wanted, actual, parts }: Part): [Element, number][] {
  const own =
    parts.length === 0 || wanted.isBox
      ? [
          actual.box.x - wanted.box.x,
          actual.box.y - wanted.box.y,
          wanted.isEdge ? actual.box.width - wanted.box.width : 0,
          wanted.isEdge ? actual.box.height - wanted.box.height : 0,
          wanted.lines - actual.lines,
        ]
      : [];
  return [[element, own.reduce((sum, off) => sum + Math.abs(off), 0)], ...parts.flatMap(offsIn)];
}

function without(css: Css | undefined, property: string): Css {
  const { [property]: _, ...rest } = css ?? {};
  return rest;
}
