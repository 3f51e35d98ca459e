import type { Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { SPACERS_PX } from '../spacers.ts';
import { type Edge, roomAt, withRoomAt } from './rooms.ts';

/** So much, in px, is added to one distance at most, and it keeps this share of what it was. */
const MAX_MORE_PX = 48;
const MIN_KEPT_SHARE = 0.4;
/** Room where there is none is at least so much, in px. */
const MIN_NEW_PX = 6;
/** Two spacers must come so much nearer than one, in px. */
const CLASS_COST_PX = 2;

/** Margin and padding at an edge, in px. */
export type Room = { m: number; p: number };
export const isRoom = (room: Record<'m' | 'p', number | undefined>): room is Room =>
  room.m !== undefined && room.p !== undefined;

/** Room outside of what is painted, in px. */
export const outside = (element: Element, { m, p }: Room): number => (canShare(element) ? m + p : m);

/** What has room that is seen as its margin or its padding. */
export const SHARING = /^(div|section|article|main|header|footer|nav|form|ul|ol|li|h[1-6]|p|blockquote|figure)$/;
const PAINTED =
  /^(bg-|border$|border-|shadow|card|btn|form-|badge|list-group|page-|alert|nav-link|navbar|offcanvas|col|row$|container)/;

/** Whether margin and padding of an element as it is written look the same. */
export const canShare = (element: Element): boolean =>
  SHARING.test(element.tag) && !classesOf(element).some((name) => PAINTED.test(name) && name !== 'border-0');

/**
 * Margin and padding that come nearest to what an element has and so much more.
 *
 * @param isInside whether only its padding is changed
 */
export function nearestRoom(
  element: Element,
  edge: Edge,
  room: Room,
  by: number,
  original: Element,
  isInside = false,
): Room {
  const isShared = !isInside && canShare(element);
  const sizeOf = ({ m, p }: Room): number => (isInside ? p : isShared ? m + p : m);
  if (sizeOf(room) === 0 && by < MIN_NEW_PX) return room;
  const { m = 0, p = 0 } = roomAt(original, edge);
  const first = sizeOf({ m, p });
  const wanted = Math.max(MIN_KEPT_SHARE * first, Math.min(first + MAX_MORE_PX, sizeOf(room) + by));
  const ways = isInside
    ? SPACERS_PX.map((px): Room => ({ m: room.m, p: px }))
    : SPACERS_PX.flatMap((px): Room[] =>
        isShared ? SPACERS_PX.filter((more) => more <= px).map((more) => ({ m: px, p: more })) : [{ m: px, p: room.p }],
      );
  const off = (way: Room): number => Math.abs(sizeOf(way) - wanted) + (way.p > 0 && isShared ? CLASS_COST_PX : 0);
  const best = ways.reduce((one, other) => (off(other) < off(one) ? other : one));
  return off(best) < off(room) - 1 ? best : room;
}

/** The element with so much more room, in px, as near as spacers come. @param original as it was before any change */
export function withMore(element: Element, edge: Edge, by: number, original: Element, isInside = false): Element {
  const room = roomAt(element, edge);
  if (!isRoom(room)) return element;
  const { m, p } = nearestRoom(element, edge, room, by, original, isInside);
  const stepOf = (px: number): number => SPACERS_PX.indexOf(px as 0);
  return withRoomAt(element, edge, {
    ...(m === room.m ? {} : { m: stepOf(m) }),
    ...(p === room.p ? {} : { p: stepOf(p) }),
  });
}
