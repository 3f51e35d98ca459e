import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { RowIndex } from '../../raster/row-index.ts';

/** A stroke of the sign, in px, and how many times as long as thick it is at least. */
const MIN_LENGTH_PX = 8;
const MAX_LENGTH_PX = 36;
const MAX_THICKNESS_PX = 5;
const MIN_LENGTH_RATIO = 2.5;
/** Ends may be round. */
const MIN_FILL_SHARE = 0.75;
const BAR_COUNT = 3;
/** One of them may be shorter than the others, by so much of their length. */
const MIN_SHORT_SHARE = 0.4;
/** The sign is about as high as wide. */
const [MIN_HEIGHT_SHARE, MAX_HEIGHT_SHARE] = [0.45, 1.25];
/** Nothing is written so near to it, in px: else the strokes belong to that. */
const CLEAR_PX = 5;
const SAME_PX = 1;

/**
 * Takes signs of three strokes below each other out of the glyphs: ☰, which opens a menu. Each stroke alone is a dash without
 * height; together, evenly apart and away from all letters, they are one drawing.
 */
export function findBarIcons(glyphs: readonly ConnectedComponent[]): { letters: ConnectedComponent[]; icons: Box[] } {
  const bars = glyphs.filter(isBar).sort((a, b) => a.y - b.y);
  if (bars.length < BAR_COUNT) return { letters: [...glyphs], icons: [] };
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const taken = new Set<ConnectedComponent>();
  const icons: Box[] = [];
  for (const bar of bars) {
    if (taken.has(bar)) continue;
    const group = bars.filter((other) => !taken.has(other) && isInSign(bar, other));
    if (!isSign(group)) continue;
    const box = unionBox(group);
    const around = { ...box, y: box.y - CLEAR_PX, height: box.height + 2 * CLEAR_PX };
    if (rows.find(around, (other) => !group.includes(other) && isNear(other, box))) continue;
    for (const one of group) taken.add(one);
    icons.push(box);
  }
  return { letters: glyphs.filter((glyph) => !taken.has(glyph)), icons };
}

const isBar = ({ width, height, pixels }: ConnectedComponent): boolean =>
  width >= MIN_LENGTH_PX &&
  width <= MAX_LENGTH_PX &&
  height <= MAX_THICKNESS_PX &&
  width >= MIN_LENGTH_RATIO * height &&
  pixels >= MIN_FILL_SHARE * width * height;

/** Below the first within what one sign takes, as thick, and beginning or ending where it does. */
const isInSign = (first: Box, other: Box): boolean =>
  bottom(other) - first.y <= MAX_HEIGHT_SHARE * Math.max(first.width, other.width) &&
  other.y >= first.y &&
  Math.abs(other.height - first.height) <= SAME_PX &&
  (Math.abs(other.x - first.x) <= SAME_PX || Math.abs(right(other) - right(first)) <= SAME_PX);

function isSign(group: readonly Box[]): boolean {
  if (group.length !== BAR_COUNT) return false;
  const steps = group.slice(1).map((bar, i) => bar.y - group[i].y);
  const lengths = group.map(({ width }) => width);
  const longest = Math.max(...lengths);
  return (
    steps.every((step) => step > group[0].height && Math.abs(step - steps[0]) <= SAME_PX) &&
    lengths.filter((length) => longest - length <= SAME_PX).length >= BAR_COUNT - 1 &&
    Math.min(...lengths) >= MIN_SHORT_SHARE * longest &&
    unionBox(group).height >= MIN_HEIGHT_SHARE * longest
  );
}

const isNear = (a: Box, b: Box): boolean => -overlapX(a, b) <= CLEAR_PX && -overlapY(a, b) <= CLEAR_PX;
