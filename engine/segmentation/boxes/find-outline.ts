import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { BorderOutline } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Smaller outlines are drawings and the like; check boxes are found as such (see `borderOutlineOf`). */
const MIN_WIDTH_PX = 32;
const MIN_HEIGHT_PX = 12;
const MAX_BORDER_PX = 4;
/** Points in the middle of a side, since corners may be round. */
const SAMPLE_COUNT = 12;
/** Contrast of a line with what it separates, and how far its own pixels differ. */
const MIN_CONTRAST_LEVELS = 8;
const MAX_COLOR_DIFFERENCE_LEVELS = 12;
/** How far the lines of a grid continue beyond a corner. */
const GRID_OVERSHOOT_PX = 5;

type Side = { x: number; y: number; dx: number; dy: number; length: number };
type Line = { color: Rgb; gap: number; width: number; outside: Rgb };

/**
 * The closed line around a surface of its ground's colour, also where its corners are round and its sides too short for
 * rules. A line that goes on beyond the corners belongs to a grid.
 *
 * @param covered the side that a picture lies flush on: the line goes on around that
 */
export function findOutline(
  image: Pixels,
  surface: Box,
  fill: Rgb,
  covered?: 'top' | 'bottom',
): BorderOutline | undefined {
  const { x, y, width, height } = surface;
  if (width < MIN_WIDTH_PX || height < MIN_HEIGHT_PX) return undefined;
  const lines: Line[] = [];
  for (const side of [
    { x: right(surface), y, dx: 1, dy: 0, length: height },
    { x: x - 1, y, dx: -1, dy: 0, length: height },
    ...(covered === 'bottom' ? [] : [{ x, y: bottom(surface), dx: 0, dy: 1, length: width }]),
    ...(covered === 'top' ? [] : [{ x, y: y - 1, dx: 0, dy: -1, length: width }]),
  ]) {
    const line = lineAlong(image, side, fill);
    if (!line || channelDistance(line.color, (lines[0] ?? line).color) > 2 * MAX_COLOR_DIFFERENCE_LEVELS)
      return undefined;
    lines.push(line);
  }
  // The ground goes on around it; below and at one side a shadow may lie.
  if (lines.filter(({ outside }) => channelDistance(outside, fill) <= 4).length < 2) return undefined;
  const [far, left, ...levels] = lines;
  const none = { gap: 0, width: 0 };
  const top = covered === 'top' ? none : levels[levels.length - 1];
  const low = covered === 'bottom' ? none : levels[0];
  const box = {
    x: x - left.gap - left.width,
    y: y - top.gap - top.width,
    width: width + left.gap + left.width + far.gap + far.width,
    height: height + top.gap + top.width + low.gap + low.width,
  };
  // Around a picture it does go on beyond the corners of what lies below.
  if (!covered && isGridLine(image, box, far.color)) return undefined;
  return { box, color: far.color, width: Math.min(...lines.map((line) => line.width)) };
}

/** A line of one colour along a side, which begins there or a pixel before or after. */
function lineAlong(image: Pixels, { x, y, dx, dy, length }: Side, fill: Rgb): Line | undefined {
  const at = (k: number, depth: number): Rgb | undefined => {
    const along = Math.floor(length * (0.2 + (0.6 * k) / (SAMPLE_COUNT - 1)));
    return colorAt(image, x + depth * dx + (dx === 0 ? along : 0), y + depth * dy + (dy === 0 ? along : 0));
  };
  const isLine = (depth: number): boolean => {
    const first = at(0, depth);
    if (first === undefined || channelDistance(first, fill) < MIN_CONTRAST_LEVELS) return false;
    for (let k = 1; k < SAMPLE_COUNT; k++) {
      const color = at(k, depth);
      if (color === undefined || channelDistance(color, first) > MAX_COLOR_DIFFERENCE_LEVELS) return false;
    }
    return true;
  };
  const start = [0, -1, 1].find(isLine);
  if (start === undefined) return undefined;
  const color = at(0, start)!;
  for (let width = 1; width <= MAX_BORDER_PX; width++) {
    const outside = at(SAMPLE_COUNT >> 1, start + width);
    if (outside === undefined) return undefined;
    if (channelDistance(outside, color) >= MIN_CONTRAST_LEVELS) return { color, gap: start, width, outside };
  }
  return undefined;
}

/** Whether a side is drawn on beyond a corner. */
function isGridLine(image: Pixels, box: Box, color: Rgb): boolean {
  const xs = [box.x, right(box) - 1];
  const ys = [box.y, bottom(box) - 1];
  const beyond = [
    ...ys.flatMap((y) => [
      colorAt(image, box.x - GRID_OVERSHOOT_PX, y),
      colorAt(image, right(box) - 1 + GRID_OVERSHOOT_PX, y),
    ]),
    ...xs.flatMap((x) => [
      colorAt(image, x, box.y - GRID_OVERSHOOT_PX),
      colorAt(image, x, bottom(box) - 1 + GRID_OVERSHOOT_PX),
    ]),
  ];
  return beyond.some((other) => other !== undefined && channelDistance(other, color) < MIN_CONTRAST_LEVELS);
}

function colorAt({ width, height, data }: Pixels, x: number, y: number): Rgb | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : data[y * width + x];
}
