import type { Box } from '../../model/box.ts';
import { right, unionBox } from '../../raster/box.ts';
import { arrangementOf } from './arrangement.ts';
import type { Part } from './parts.ts';

/** What an edge may be off, in px. */
export const MAX_OFF_PX = 3;
/** Of the parts of a whole, so many have to be off by as much for the whole to be. */
const MIN_SHARE = 0.75;
/** Room on both sides of what is in the middle, in px. */
const MIN_SIDES_PX = 32;

/** How far something is off from left to right, in px, positive to the right; missing where an edge of it is not seen. */
export type Off = { left?: number; right?: number; center?: number };

/** How far a part of a page is off from its place; a whole is off by what most of its parts are. */
export function offOf(part: Part): Off {
  const { wanted, actual, parts, css } = part;
  if (parts.length === 0 || wanted.isBox) {
    const edges = (of: 'box' | 'room'): Off => ({
      left: actual[of].x - wanted[of].x,
      right: actual[of].x + actual[of].width - wanted[of].x - wanted[of].width,
    });
    if (wanted.isEdge) return edges('box');
    const { left = 0, right: end = 0 } = edges('box');
    // Where lines break elsewhere, it is the room for them that is wrong.
    const room = wanted.lines === actual.lines ? {} : edges('room');
    if (css['text-align'] === 'center') return room.left === undefined ? { center: (left + end) / 2 } : room;
    return css['text-align'] === 'right' ? { left: room.left, right: end } : { left, right: room.right };
  }
  return offWithin(parts);
}

/** How far what most of the parts of a whole are is off. */
export function offWithin(parts: readonly Part[]): Off {
  const whole = unionBox(parts.map(({ wanted }) => wanted.box));
  const offs = parts.map((part) => (isInMiddle(part.wanted.box, whole) ? centerOf(offOf(part)) : offOf(part)));
  const { kind } = arrangementOf(parts.map((one) => one.wanted));
  if (kind === 'column') return mostOf(offs);
  const first = parts.reduce((best, one, i) => (one.wanted.box.x < parts[best].wanted.box.x ? i : best), 0);
  const last = parts.reduce((best, one, i) => (right(one.wanted.box) > right(parts[best].wanted.box) ? i : best), 0);
  return kind === 'other' ? {} : { left: offs[first].left, right: offs[last].right };
}

/** A button in the middle of a section says where that is, and not how wide it is. */
const isInMiddle = ({ x, width }: Box, whole: Box): boolean =>
  Math.abs(x + width / 2 - whole.x - whole.width / 2) <= MAX_OFF_PX && whole.width - width > MIN_SIDES_PX;

const centerOf = ({ left, right: end, center }: Off): Off =>
  left === undefined || end === undefined ? { center } : { center: (left + end) / 2 };

/** Whether what is seen of an edge is where it is on the design. */
export const isRight = ({ left = 0, right: end = 0, center = 0 }: Off): boolean =>
  Math.max(Math.abs(left), Math.abs(end), Math.abs(center)) <= MAX_OFF_PX;

function mostOf(offs: readonly Off[]): Off {
  const {
    left,
    right: end,
    center,
  } = {
    left: consensusOf(offs.flatMap((off) => off.left ?? [])),
    right: consensusOf(offs.flatMap((off) => off.right ?? [])),
    center: consensusOf(offs.flatMap((off) => off.center ?? [])),
  };
  const say = offs.filter((off) => off.left !== undefined || off.right !== undefined).length;
  if (say >= MIN_SHARE * offs.length) return { left, right: end };
  // What is in the middle stays there when both sides give way.
  const areKnown = offs.every((off) => off.left !== undefined || off.right !== undefined || off.center !== undefined);
  const isEven = areKnown && left !== undefined && end !== undefined && Math.abs(left + end) <= 2 * MAX_OFF_PX;
  if (isEven && Math.abs(center ?? 0) <= MAX_OFF_PX) return { left, right: end };
  return offs.length - say >= MIN_SHARE * offs.length ? { center } : {};
}

/** What most of some values are, or what all of them are at least; undefined where they differ. */
function consensusOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const votes = values.map((value) => values.filter((other) => Math.abs(other - value) <= MAX_OFF_PX).length);
  const most = votes.indexOf(Math.max(...votes));
  if (votes[most] >= MIN_SHARE * values.length) return values[most];
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return least > MAX_OFF_PX ? least : greatest < -MAX_OFF_PX ? greatest : undefined;
}
