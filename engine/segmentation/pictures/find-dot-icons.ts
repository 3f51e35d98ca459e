import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { RowIndex } from '../../raster/row-index.ts';

/** Dots that open a menu, or by which something is dragged. Larger discs stand by themselves (see `findLoneIcons`). */
const MIN_DOT_PX = 2;
const MAX_DOT_PX = 8;
/** A disc fills 0.785 of its box; small ones are blurred. */
const MIN_FILL_SHARE = 0.6;
/** Between two dots of one sign, in dots. */
const MAX_GAP_DOTS = 2.5;
/** So far away from it nothing is written, in dots: else it is punctuation, or marks of a list. */
const MIN_ROOM_DOTS = 2.5;
const SAME_PX = 1;
/** Three in a line, two columns of three, three of three. */
const COUNTS = [3, 6, 9];

/**
 * Takes signs of dots out of the glyphs: ⋮, ⋯, ⠿. Each dot alone is as small as a full stop; together, evenly apart and away from
 * all letters, they are one drawing.
 */
export function findDotIcons(glyphs: readonly ConnectedComponent[]): { letters: ConnectedComponent[]; icons: Box[] } {
  const dots = glyphs.filter(isDot);
  if (dots.length < COUNTS[0]) return { letters: [...glyphs], icons: [] };
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const taken = new Set<ConnectedComponent>();
  const icons: Box[] = [];
  for (const dot of dots) {
    if (taken.has(dot)) continue;
    const group = groupOf(dot, dots);
    if (!isEven(group)) continue;
    const box = unionBox(group);
    const room = MIN_ROOM_DOTS * dot.width;
    const around = { ...box, y: box.y - room, height: box.height + 2 * room };
    const near = rows.find(around, (other) => !group.includes(other) && isNear(other, box, room));
    if (near) continue;
    for (const one of group) taken.add(one);
    icons.push(box);
  }
  return { letters: glyphs.filter((glyph) => !taken.has(glyph)), icons };
}

const isDot = ({ width, height, pixels }: ConnectedComponent): boolean =>
  Math.min(width, height) >= MIN_DOT_PX &&
  Math.max(width, height) <= MAX_DOT_PX &&
  Math.abs(width - height) <= SAME_PX &&
  pixels >= MIN_FILL_SHARE * width * height;

/** All dots of its size that follow each other from this one. */
function groupOf(first: ConnectedComponent, dots: readonly ConnectedComponent[]): ConnectedComponent[] {
  const group = [first];
  const reach = MAX_GAP_DOTS * first.width;
  for (const dot of group) {
    if (group.length > COUNTS[COUNTS.length - 1]) break;
    group.push(...dots.filter((other) => !group.includes(other) && isAlike(other, first) && isNear(other, dot, reach)));
  }
  return group;
}

const isAlike = (a: Box, b: Box): boolean =>
  Math.abs(a.width - b.width) <= SAME_PX && Math.abs(a.height - b.height) <= SAME_PX;

const isNear = (a: Box, b: Box, reach: number): boolean => -overlapX(a, b) <= reach && -overlapY(a, b) <= reach;

/** Whether they stand in columns and rows that are as far apart as each other, with none missing and room between them. */
function isEven(group: readonly Box[]): boolean {
  if (!COUNTS.includes(group.length)) return false;
  const columns = linesOf(group.map((dot) => ({ from: dot.x, to: right(dot) })));
  const lines = linesOf(group.map((dot) => ({ from: dot.y, to: bottom(dot) })));
  return columns !== undefined && lines !== undefined && columns * lines === group.length;
}

/** How many different places there are; none where they are not evenly apart. */
function linesOf(spans: readonly { from: number; to: number }[]): number | undefined {
  const middles = spans.map(({ from, to }) => (from + to) / 2).sort((a, b) => a - b);
  const places = middles.filter((at, i) => i === 0 || at - middles[i - 1] > SAME_PX);
  const steps = places.slice(1).map((at, i) => at - places[i]);
  const size = spans[0].to - spans[0].from;
  const isRegular = steps.every((step) => step > size && Math.abs(step - steps[0]) <= SAME_PX);
  return isRegular ? places.length : undefined;
}
