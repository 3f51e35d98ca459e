import type { Css, Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { pxOf } from '../css.ts';
import { SPACERS_PX } from '../spacers.ts';
import { type Edge, roomAt, type Steps } from './rooms.ts';

/** What has room that is seen as its margin or its padding. */
export const SHARING = /^(div|section|article|main|header|footer|nav|form|ul|ol|li|h[1-6]|p|blockquote|figure)$/;
const PAINTED =
  /^(bg-|border$|border-|shadow|card|btn|form-|badge|list-group|page-|alert|nav-link|navbar-|offcanvas|col$|row$|z-0$)/;

/** Whether margin and padding of an element as it is written look the same. */
export const canShare = (element: Element): boolean =>
  SHARING.test(element.tag) && !classesOf(element).some((name) => PAINTED.test(name) && name !== 'border-0');

/** A margin or a padding that may be changed, and how much it is, in px. */
export type Slot = { element: Element; edge: Edge; box: 'm' | 'p'; px: number };

/**
 * The room between two edges that one sees, from the upper one down: the padding or margins of what ends and of what begins there.
 * `isCollapsing`: its margins are one, the larger; `holder`: without this one the margins would be those of what is around;
 * `least`: of margins further inside that are one with these; `other`: whose distance this is not.
 */
export type Seam = { slots: readonly Slot[]; isCollapsing: boolean; least?: number; holder?: Slot; other?: Element };

/** Room where there is none is at least so much, in px. */
const MIN_NEW_PX = 6;
/** A second spacer must come so much nearer than one, in px; one of something else; and padding that is more than the margin. */
const CLASS_COST_PX = 2;
const OTHER_COST_PX = 4;
const PADDING_COST_PX = 0.5;

/** How much room some values of its slots make, in px. */
function roomOf({ slots, isCollapsing, least = 0, holder }: Seam, values: readonly number[]): number {
  const isHeld = !holder || values[slots.indexOf(holder)] > 0;
  const margins = isHeld ? values.filter((_, i) => slots[i].box === 'm') : [];
  const paddings = sum(values.filter((_, i) => slots[i].box === 'p'));
  return paddings + (isCollapsing ? Math.max(0, least, ...margins) + Math.min(0, ...margins) : sum(margins));
}

const sum = (lengths: readonly number[]): number => lengths.reduce((all, px) => all + px, 0);

/**
 * The spacers that come nearest to the room that there is and so much more.
 *
 * @param by in px
 * @returns px for each slot
 */
export function nearestRoom(seam: Seam, by: number): number[] {
  const now = seam.slots.map(({ px }) => px);
  const room = roomOf(seam, now);
  if (room === 0 && by < MIN_NEW_PX) return now;
  const wanted = Math.max(Math.min(0, room), room + by);
  const costOf = (values: readonly number[]): number => {
    const used = seam.slots.filter((_, i) => values[i] > 0);
    const others = used.filter(({ element }) => element === seam.other).length;
    const isMore = ({ element, box }: Slot, px: number): boolean =>
      box === 'p' && seam.slots.some((one, i) => one.element === element && one.box === 'm' && values[i] < px);
    return (
      Math.abs(roomOf(seam, values) - wanted) +
      CLASS_COST_PX * Math.max(0, used.length - others - 1) +
      OTHER_COST_PX * others +
      PADDING_COST_PX * seam.slots.filter((slot, i) => isMore(slot, values[i])).length
    );
  };
  let [best, least] = [now, costOf(now) - 1];
  const visit = (values: number[]): void => {
    if (values.length < seam.slots.length) {
      for (const px of new Set<number>([...SPACERS_PX, now[values.length]])) visit([...values, px]);
      return;
    }
    const cost = costOf(values);
    if (cost < least) [best, least] = [values, cost];
  };
  visit([]);
  return best;
}

/** How much room is made by taking these spacers, in px. */
export const gainOf = (seam: Seam, values: readonly number[]): number =>
  roomOf(seam, values) -
  roomOf(
    seam,
    seam.slots.map(({ px }) => px),
  );

/**
 * Margin and padding of an element at an edge, but for what fills the room.
 *
 * @param css what is shown for it: rows begin above where they are by their gutters
 */
export function slotsAt(element: Element, edge: Edge, boxes: readonly ('m' | 'p')[], css: Css): Slot[] {
  const room = roomAt(element, edge);
  return boxes.flatMap((box): Slot[] => {
    if (room[box] === undefined) return [];
    const shown = pxOf(css[`${box === 'm' ? 'margin' : 'padding'}-${edge === 't' ? 'top' : 'bottom'}`]);
    return [{ element, edge, box, px: shown ?? 0 }];
  });
}

/** What the slots of a seam become, by element, in steps. */
export function stepsFor(
  { slots }: Seam,
  values: readonly number[],
): Map<Element, { edge: Edge; steps: Partial<Steps> }> {
  const found = new Map<Element, { edge: Edge; steps: Partial<Steps> }>();
  for (const [i, { element, edge, box, px }] of slots.entries()) {
    if (values[i] === px) continue;
    const one = found.get(element) ?? { edge, steps: {} };
    one.steps[box] = SPACERS_PX.indexOf(values[i] as 0);
    found.set(element, one);
  }
  return found;
}
