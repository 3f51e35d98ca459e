import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { BorderOutline } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Smaller outlines are drawings and the like; check boxes have borderOutlines of their own. In pixels. */
const MIN_WIDTH = 32;
const MIN_HEIGHT = 12;
const MAX_LINE = 4;
/** Where a side is looked at: its middle, since corners may be round. */
const SAMPLES = 12;
/** A line differs at least this much from what it parts, and no more than this from itself, in levels. */
const LEAST = 8;
const ONE_COLOR = 12;
/** How far beyond its corners the lines of a grid go on. */
const BEYOND = 5;

type Side = { x: number; y: number; dx: number; dy: number; length: number };
type Line = { color: Rgb; gap: number; width: number; outside: Rgb };

/**
 * The closed line around a surface of its ground's colour, also where its corners are round and its sides too short for
 * rules. A line that goes on beyond the corners belongs to a grid.
 */
export function findOutline(image: Pixels, surface: Box, fill: Rgb): BorderOutline | undefined {
  const { x, y, width, height } = surface;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) return undefined;
  const lines: Line[] = [];
  for (const side of [
    { x, y: y - 1, dx: 0, dy: -1, length: width },
    { x: right(surface), y, dx: 1, dy: 0, length: height },
    { x, y: bottom(surface), dx: 0, dy: 1, length: width },
    { x: x - 1, y, dx: -1, dy: 0, length: height },
  ]) {
    const line = lineAlong(image, side, fill);
    if (!line || channelDistance(line.color, (lines[0] ?? line).color) > 2 * ONE_COLOR) return undefined;
    lines.push(line);
  }
  // The ground goes on around it; below and at one side a shadow may lie.
  if (lines.filter(({ outside }) => channelDistance(outside, fill) <= 4).length < 2) return undefined;
  const [top, far, low, left] = lines;
  const box = {
    x: x - left.gap - left.width,
    y: y - top.gap - top.width,
    width: width + left.gap + left.width + far.gap + far.width,
    height: height + top.gap + top.width + low.gap + low.width,
  };
  if (goesOn(image, box, top.color)) return undefined;
  return { box, color: top.color, width: Math.min(...lines.map((line) => line.width)) };
}

/** A line of one colour along a side, which begins there or a pixel before or after. */
function lineAlong(image: Pixels, { x, y, dx, dy, length }: Side, fill: Rgb): Line | undefined {
  const at = (k: number, depth: number): Rgb | undefined => {
    const along = Math.floor(length * (0.2 + (0.6 * k) / (SAMPLES - 1)));
    return colorAt(image, x + depth * dx + (dx === 0 ? along : 0), y + depth * dy + (dy === 0 ? along : 0));
  };
  const isLine = (depth: number): boolean => {
    const first = at(0, depth);
    if (first === undefined || channelDistance(first, fill) < LEAST) return false;
    for (let k = 1; k < SAMPLES; k++) {
      const color = at(k, depth);
      if (color === undefined || channelDistance(color, first) > ONE_COLOR) return false;
    }
    return true;
  };
  const start = [0, -1, 1].find(isLine);
  if (start === undefined) return undefined;
  const color = at(0, start)!;
  for (let width = 1; width <= MAX_LINE; width++) {
    const outside = at(SAMPLES >> 1, start + width);
    if (outside === undefined) return undefined;
    if (channelDistance(outside, color) >= LEAST) return { color, gap: start, width, outside };
  }
  return undefined;
}

/** Whether a side is drawn on beyond a corner. */
function goesOn(image: Pixels, box: Box, color: Rgb): boolean {
  const xs = [box.x, right(box) - 1];
  const ys = [box.y, bottom(box) - 1];
  const beyond = [
    ...ys.flatMap((y) => [colorAt(image, box.x - BEYOND, y), colorAt(image, right(box) - 1 + BEYOND, y)]),
    ...xs.flatMap((x) => [colorAt(image, x, box.y - BEYOND), colorAt(image, x, bottom(box) - 1 + BEYOND)]),
  ];
  return beyond.some((other) => other !== undefined && channelDistance(other, color) < LEAST);
}

function colorAt({ width, height, data }: Pixels, x: number, y: number): Rgb | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : data[y * width + x];
}
