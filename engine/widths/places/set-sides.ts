import { pixelsOf } from '../../clean/check/computed-style.ts';
import type { SpacingScale } from '../../clean/spacing-scale.ts';
import { px } from '../../emit/lengths.ts';
import type { Css } from '../../model/element.ts';
import { right } from '../../raster/box.ts';
import type { Changes } from '../changes.ts';
import { differing } from './differing.ts';
import { isRight, MAX_OFF_PX, offOf, offWithin } from './off.ts';
import type { Part } from './parts.ts';
import { isPainted } from './seen.ts';

/** Room at the sides up to this is a distance, in px; more comes of a greatest width. */
const MAX_GUTTER_PX = 64;

/** Where the content of a part begins and ends, in px, as it comes out. */
export function roomIn({ css, box }: Part): { start: number; end: number } {
  const inner = (side: string): number =>
    (pixelsOf(css[`padding-${side}`]) ?? 0) + (pixelsOf(css[`border-${side}-width`]) ?? 0);
  return { start: box.x + inner('left'), end: right(box) - inner('right') };
}

/** What puts a part of a column where it is on the design, from left to right; nothing where it stands there. */
export function setSides(part: Part, around: Part, spacing: SpacingScale): Changes {
  const off = offOf(part);
  if (isRight(off)) return new Map();
  const room = roomIn(around);
  if (part.parts.length === 0 && part.wanted.lines === 1 && part.actual.lines === 1 && !part.wanted.isEdge)
    return new Map([[part.element, differing(alignText(part, room, around), part.css)]]);
  const carrier = carrierOf(part);
  const isOutside = isPainted(carrier.css) || carrier.parts.length === 0;
  const inner = isOutside ? { start: carrier.box.x, end: right(carrier.box) } : roomIn(carrier);
  const { center = 0, left = center, right: end = center } = off;
  const [lead, trail] = [inner.start - left - room.start, room.end - inner.end + end];
  const sides = sidesFor(lead, trail, room, isOutside, around, spacing);
  // A box around words is not so exactly as wide as these that they could not break.
  const isAroundLine = carrier.parts.length === 0 && carrier.wanted.isEdge && carrier.actual.lines === 1;
  if (isAroundLine) sides['white-space'] = 'nowrap';
  return new Map([[carrier.element, differing(sides, carrier.css)]]);
}

/**
 * What lets parts of a column reach farther to the sides than the room around them allows: a card is wider on a phone than the
 * text above it. The room gives way, and the others keep their places by themselves.
 */
export function openSides(part: Part, spacing: SpacingScale): Changes {
  const { element, css, parts } = part;
  const room = roomIn(part);
  const wanted = parts.map((one) => {
    const { center = 0, left = center, right: end = center } = offOf(one);
    const inner =
      isPainted(one.css) || one.parts.length === 0 ? { start: one.box.x, end: right(one.box) } : roomIn(one);
    return { start: inner.start - left, end: inner.end - end };
  });
  const [start, end] = [Math.min(...wanted.map((one) => one.start)), Math.max(...wanted.map((one) => one.end))];
  const [more, less] = [room.start - start, end - room.end];
  const isIn = (side: string, by: number): boolean =>
    by > MAX_OFF_PX && (pixelsOf(css[`padding-${side}`]) ?? 0) >= by - MAX_OFF_PX;
  const sides = [isIn('left', more) ? more : 0, isIn('right', less) ? less : 0];
  if (Math.max(...sides) === 0) return new Map();
  const padding = (side: string, by: number): string =>
    px(spacing.step(Math.max(0, (pixelsOf(css[`padding-${side}`]) ?? 0) - by)));
  const changed: Css = { 'padding-left': padding('left', sides[0]), 'padding-right': padding('right', sides[1]) };
  const around: Part = { ...part, css: { ...css, ...changed } };
  const own = roomIn(around);
  const changes: Changes = new Map([[element, differing(changed, css)]]);
  parts.forEach((one, i) => {
    const isOutside = isPainted(one.css) || one.parts.length === 0;
    const [lead, trail] = [wanted[i].start - own.start, own.end - wanted[i].end];
    if (isRight({ left: lead, right: trail }) || isNarrow(one)) return;
    changes.set(one.element, differing(sidesFor(lead, trail, own, isOutside, around, spacing), one.css));
  });
  return changes;
}

/** Words on one line are no wider than they are, whatever room they have. */
const isNarrow = ({ parts, wanted }: Part): boolean => parts.length === 0 && wanted.lines === 1;

/** What puts the parts of a box where they are on the design: the room within it; nothing where they stand there. */
export function setPadding({ element, css, parts, wanted }: Part, spacing: SpacingScale): Changes {
  const off = offWithin(parts);
  if (!wanted.isBox || element.tag === 'body' || parts.length === 0 || isRight(off)) return new Map();
  const { center = 0, left = center, right: end = center } = off;
  const padding = (side: 'left' | 'right', more: number): [string, string] => {
    const own = pixelsOf(css[`padding-${side}`]) ?? 0;
    return [`padding-${side}`, px(Math.abs(more) <= MAX_OFF_PX ? own : spacing.step(Math.max(0, own + more)))];
  };
  const changed = Object.fromEntries([padding('left', -left), padding('right', end)]);
  return new Map([[element, differing(changed, css)]]);
}

function sidesFor(
  lead: number,
  trail: number,
  room: { start: number; end: number },
  isOutside: boolean,
  around: Part,
  spacing: SpacingScale,
): Css {
  const isItem = /flex|grid/.test(around.css.display);
  const css: Css = { 'max-width': 'none', width: 'auto', 'margin-left': '0', 'margin-right': '0' };
  if (!isOutside) Object.assign(css, { 'padding-left': '0', 'padding-right': '0' });
  if (isItem) css['align-self'] = 'auto';
  const width = Math.round(room.end - room.start - lead - trail);
  if (Math.abs(lead - trail) <= 2 * MAX_OFF_PX && lead > MAX_GUTTER_PX) {
    Object.assign(css, { 'max-width': px(width), 'margin-left': 'auto', 'margin-right': 'auto' });
    if (isItem) css.width = '100%';
    return css;
  }
  const own = isOutside ? 'margin' : 'padding';
  const step = (length: number): string => px(spacing.step(Math.max(0, length)));
  css[`${own}-left`] = step(lead);
  if (trail > MAX_GUTTER_PX) css['max-width'] = px(width + (isOutside ? 0 : Math.max(0, lead)));
  else css[`${own}-right`] = step(trail);
  return css;
}

function alignText({ wanted, element, css }: Part, room: { start: number; end: number }, around: Part): Css {
  const [lead, trail] = [wanted.box.x - room.start, room.end - right(wanted.box)];
  const isCentered = Math.abs(lead - trail) <= 2 * MAX_OFF_PX && lead > MAX_OFF_PX;
  const align = isCentered ? 'center' : trail < lead && trail <= MAX_OFF_PX ? 'right' : 'left';
  const self = { left: 'flex-start', center: 'center', right: 'flex-end' }[align];
  const isColumn = /flex|grid/.test(around.css.display);
  // A button is as wide as its words.
  const isBlock = css.display === 'block' && element.tag !== 'button';
  return {
    ...(isBlock ? { 'text-align': align } : {}),
    ...(isColumn ? { 'align-self': self } : {}),
    'margin-left': align === 'left' && lead > MAX_OFF_PX ? px(Math.round(lead)) : '0',
    'margin-right': '0',
  };
}

/** What gives a part its room at the sides: itself, or the only thing in it. */
function carrierOf(part: Part): Part {
  for (let one = part; ; [one] = one.parts) {
    const { css } = one;
    const gives =
      css['max-width'] !== 'none' ||
      css.width !== 'auto' ||
      ['padding-left', 'padding-right'].some((side) => (pixelsOf(css[side]) ?? 0) > 0);
    if (gives || isPainted(css)) return one;
    if (one.parts.length !== 1 || one.parts[0].parts.length === 0) return part;
  }
}
