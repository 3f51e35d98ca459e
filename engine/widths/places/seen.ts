import type { Placed } from '../../clean/check/lay-out.ts';
import { expandShorthands } from '../../emit/clean/expand-shorthands.ts';
import type { Box } from '../../model/box.ts';
import type { Css, Element } from '../../model/element.ts';
import type { Place } from '../../model/place.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { elementsIn } from '../leaves.ts';

/**
 * Where something is seen on a page, in px; of words what is seen of them. `room`: what it needs from left to right, so that its
 * lines break as they do. `lines`: of a text; 0 for anything else. `isEdge`: whether one sees where it ends on the right. `isBox`: it is seen by itself,
 * whatever is in it.
 */
export type Seen = { box: Box; room: Pick<Box, 'x' | 'width'>; lines: number; isEdge: boolean; isBox?: boolean };

/** Where an element is seen that comes out in some place. @param isWords whether its words count alone, whatever is around them */
export function seenWhere({ box, lines = [] }: Placed, isWords: boolean): Seen {
  if (lines.length === 0 || !isWords) return { box, room: box, lines: lines.length, isEdge: true };
  return { box: unionBox(lines), room: box, lines: lines.length, isEdge: false };
}

/** Where an element is seen on its design. @param placed where its own page has it, whose lines may be higher or less high */
export function seenOn(place: Place, placed: Placed): Seen {
  const { x, y, width, height, lines = 0, align, wrapWidth = width } = place;
  const box = { x, y, width, height };
  if (lines === 0) return { box, room: box, lines, isEdge: true };
  const more = Math.max(0, wrapWidth - width);
  const room = { x: x - (align === 'center' ? more / 2 : align === 'right' ? more : 0), width: width + more };
  const high = placed.lines?.length === lines ? unionBox(placed.lines).height : height;
  return { box: { ...box, y: y + (height - high) / 2, height: high }, room, lines, isEdge: false };
}

/** Where a text is seen that stands in several pieces: below each other, or one behind the other on one line. */
export function seenTogether(pieces: readonly Seen[]): Seen {
  const isBehind = (piece: Seen, before: Seen | undefined): boolean =>
    before !== undefined && piece.box.y < bottom(before.box) - before.box.height / Math.max(2, 2 * before.lines);
  const lines = pieces.reduce((sum, piece, i) => sum + piece.lines - Number(isBehind(piece, pieces[i - 1])), 0);
  return { ...join(pieces)!, lines };
}

/** Where a part of a text is seen, from one share of it until another one, in whole lines. */
export function seenInPart(seen: Seen, [from, until]: readonly [number, number]): Seen {
  const count = Math.max(1, seen.lines);
  const start = Math.min(count - 1, Math.round(from * count));
  const lines = Math.max(1, Math.round(until * count) - start);
  const height = seen.box.height / count;
  return { ...seen, box: { ...seen.box, y: seen.box.y + start * height, height: lines * height }, lines };
}

/** Where all elements are seen: those that show nothing themselves where they hold what does. */
export function seenWithin(body: Element, known: ReadonlyMap<Element, Seen>): Map<Element, Seen> {
  const all = new Map<Element, Seen>();
  const visit = (element: Element): Seen | undefined => {
    const inside = elementsIn(element).flatMap((child) => visit(child) ?? []);
    const own = known.get(element);
    const seen = own ? { ...own, isBox: true } : join(inside);
    if (seen) all.set(element, seen);
    return seen;
  };
  visit(body);
  return all;
}

function join(parts: readonly Seen[]): Seen | undefined {
  if (parts.length === 0) return undefined;
  const box = unionBox(parts.map((part) => part.box));
  const x = Math.min(...parts.map(({ room }) => room.x));
  const room = { x, width: Math.max(...parts.map((part) => part.room.x + part.room.width)) - x };
  const isEdge = parts.some((part) => part.isEdge && right(part.box) > right(box) - 1);
  return { box, room, lines: parts.length === 1 ? parts[0].lines : 0, isEdge };
}

/** Whether one sees where the box of an element begins and ends. */
export const isPainted = (css: Css): boolean =>
  (css['background-color'] ?? 'transparent') !== 'transparent' ||
  css['background-image'] !== undefined ||
  (css['box-shadow'] ?? 'none') !== 'none' ||
  ['top', 'right', 'bottom', 'left'].some((side) => Number.parseFloat(css[`border-${side}-width`] ?? '0') > 0);

/** Whether one sees where an element begins and ends: it is painted, or has a picture behind all that it holds. */
export const isBox = ({ css, children }: Element): boolean =>
  isPainted(expandShorthands(css)) ||
  children.some((child) => typeof child !== 'string' && child.tag === 'img' && child.css.position === 'absolute');
