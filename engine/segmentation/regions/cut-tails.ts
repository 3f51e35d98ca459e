import type { Box } from '../../model/box.ts';
import type { Rule } from '../../model/rule.ts';
import type { Region } from '../../model/segmentation.ts';

/** A line that leads to a box is no thicker, and no shorter, in px. */
const MAX_TAIL_PX = 6;
const MIN_TAIL_LENGTH_PX = 16;

/**
 * Takes off a surface the line that leads to it in its own colour, as that of a timeline to its last mark.
 *
 * @param region its box is changed
 * @param labels of each pixel, `width` to a row; those of the lines are changed to `none`
 * @returns the lines
 */
export function cutTails(region: Region, labels: Int32Array, width: number, none: number): Rule[] {
  const rules: Rule[] = [];
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    const tail = tailAt(region, side, labels, width);
    if (!tail) continue;
    const isLevel = side === 'left' || side === 'right';
    const surface = groundOf(tail, isLevel, labels, width);
    if (surface === undefined) continue;
    rules.push({ ...tail, color: region.color, surface });
    for (let y = tail.y; y < tail.y + tail.height; y++)
      for (let x = tail.x; x < tail.x + tail.width; x++)
        if (labels[y * width + x] === region.label) {
          labels[y * width + x] = none;
          region.pixels--;
        }
    if (side === 'top') region.y += tail.height;
    if (side === 'left') region.x += tail.width;
    if (isLevel) region.width -= tail.width;
    else region.height -= tail.height;
  }
  return rules;
}

/** Where along a line its two sides are looked at, as shares of its length. */
const PLACES = [0.25, 0.5, 0.75];
/** How far off the soft edge of a line is left. */
const BESIDE_PX = 2;

/** The label on both sides of a line, if it is one: on the edge of a card lies a photograph on one side. */
function groundOf(tail: Box, isLevel: boolean, labels: Int32Array, width: number): number | undefined {
  const seen = PLACES.flatMap((place) => {
    const [x, y] = [tail.x + Math.floor(place * tail.width), tail.y + Math.floor(place * tail.height)];
    return isLevel
      ? [labels[(tail.y - BESIDE_PX) * width + x], labels[(tail.y + tail.height + BESIDE_PX - 1) * width + x]]
      : [labels[y * width + tail.x - BESIDE_PX], labels[y * width + tail.x + tail.width + BESIDE_PX - 1]];
  });
  return seen.every((label) => label === seen[0]) ? seen[0] : undefined;
}

/** Lines of pixels from a side on in which the region is thin, where what is behind them is all of its breadth. */
function tailAt(
  region: Region,
  side: 'top' | 'bottom' | 'left' | 'right',
  labels: Int32Array,
  width: number,
): Box | undefined {
  const isLevel = side === 'left' || side === 'right';
  const [length, breadth] = isLevel ? [region.width, region.height] : [region.height, region.width];
  if (breadth <= 2 * MAX_TAIL_PX) return undefined;
  let [from, to, depth] = [breadth, -1, 0];
  for (; depth < length; depth++) {
    const line = side === 'top' || side === 'left' ? depth : length - 1 - depth;
    let [first, last] = [breadth, -1];
    for (let i = 0; i < breadth; i++) {
      const [x, y] = isLevel ? [region.x + line, region.y + i] : [region.x + i, region.y + line];
      if (labels[y * width + x] !== region.label) continue;
      first = Math.min(first, i);
      last = i;
    }
    if (last < 0 || Math.max(to, last) - Math.min(from, first) >= MAX_TAIL_PX) break;
    [from, to] = [Math.min(from, first), Math.max(to, last)];
  }
  if (depth < MIN_TAIL_LENGTH_PX || depth >= length) return undefined;
  const start = side === 'top' || side === 'left' ? 0 : length - depth;
  return isLevel
    ? { x: region.x + start, y: region.y + from, width: depth, height: to - from + 1 }
    : { x: region.x + from, y: region.y + start, width: to - from + 1, height: depth };
}
