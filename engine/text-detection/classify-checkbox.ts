import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

const MIN_SIDE_PX = 11;
const MAX_SIDE_PX = 24;
/** Two colours differ by more than this in a channel. */
const MIN_CONTRAST_LEVELS = 40;
/** … and by more than this share of what a strong border does: its soft edge is no ink. */
const MIN_INK_SHARE = 0.25;
/** … where the border is paler than that, by half of what it differs from its ground, which is at least this. */
const MIN_PALE_LEVELS = 16;

/**
 * Where corners are round the diagonal of a square enters it before this depth, that of a disc behind it, over its width:
 * halfway between radii of 0.38 and 0.5. The pixel there has this share of the contrast of the border.
 */
const CORNER_DEPTH = 0.129;
const MIN_CORNER_SHARE = 0.6;
/** In smaller ones the pixel is too large to tell: there the border crosses the diagonal nearer to the corner than one of this radius, over its width. */
const MIN_ROUNDED_PX = 18;
const MAX_CORNER_RADIUS = 0.44;

/** Share of its box that a dot fills; a disc fills 0.785. */
const MIN_DOT_FILL_SHARE = 0.6;

/**
 * Whether a small drawing is a check box or a radio button: an unfilled square or circle, a filled square with a check
 * mark, a disc or circle with a dot in its middle.
 */
export function classifyCheckbox(image: Pixels, box: Box): Checkbox | undefined {
  const { width, height } = box;
  if (Math.min(width, height) < MIN_SIDE_PX || Math.max(width, height) > MAX_SIDE_PX || Math.abs(width - height) > 2)
    return undefined;
  const at = (x: number, y: number): Rgb => image.data[(box.y + y) * image.width + box.x + x];
  const ground = groundOf(image, box);
  const [mx, my] = [width >> 1, height >> 1];
  // Something is drawn on all four sides.
  const sides = [
    [mx, 0, 0, 1],
    [mx, height - 1, 0, -1],
    [0, my, 1, 0],
    [width - 1, my, -1, 0],
  ];
  const strength = Math.min(
    ...sides.map(([x, y, dx, dy]) =>
      Math.max(channelDistance(at(x, y), ground), channelDistance(at(x + dx, y + dy), ground)),
    ),
  );
  if (strength < MIN_PALE_LEVELS) return undefined;
  const isPale = strength <= MIN_CONTRAST_LEVELS;
  const least = isPale ? strength / 2 : Math.max(MIN_CONTRAST_LEVELS, MIN_INK_SHARE * strength);
  const isInk = (x: number, y: number): boolean => channelDistance(at(x, y), ground) > least;
  const [ex, ey] = [width - 1, height - 1];
  const corners = [
    isInk(0, 0) || isInk(1, 1),
    isInk(ex, 0) || isInk(ex - 1, 1),
    isInk(0, ey) || isInk(1, ey - 1),
    isInk(ex, ey) || isInk(ex - 1, ey - 1),
  ];
  const isSquare = corners.every(Boolean);
  if (!isSquare && corners.some(Boolean)) return undefined;
  const edge = sides.map(([x, y, dx, dy]) => at(x + 2 * dx, y + 2 * dy));
  const filled = edge.every((color) => channelDistance(color, ground) > least);
  const isCovered = (x: number, y: number): boolean =>
    channelDistance(at(x, y), ground) > MIN_CORNER_SHARE * channelDistance(filled ? edge[0] : at(mx, 1), ground);
  const depth = Math.floor(CORNER_DEPTH * width);
  const [far, low] = [ex - depth, ey - depth];
  const isRounded = [isCovered(depth, depth), isCovered(far, depth), isCovered(depth, low), isCovered(far, low)];
  const depths = [at, (x: number, y: number) => at(ex - x, y), (x: number, y: number) => at(x, ey - y)].map((corner) =>
    borderDepth(corner, ground, mx, least),
  );
  const isNear = !filled && depths.every((one) => one < borderDepthOf(MAX_CORNER_RADIUS * width));
  const square = isSquare || (width >= MIN_ROUNDED_PX ? isRounded.every(Boolean) : isNear);
  // One that is on is painted to be seen.
  if (isPale) return filled ? undefined : emptyInside(isInk, box, square ? 'checkbox' : 'radio');
  if (square) return filled ? checkedBox(at, width, height, edge[0]) : emptyInside(isInk, box, 'checkbox');
  return radio(image, at, isInk, box, edge[0], filled);
}

/** How deep in a corner the border crosses the diagonal, in px: the middle of what is drawn there, where that is drawn at all. */
function borderDepth(at: (x: number, y: number) => Rgb, ground: Rgb, reach: number, least: number): number {
  let [sum, ink] = [0, 0];
  for (let d = 0; d < reach - 1; d++) {
    const own = channelDistance(at(d, d), ground);
    sum += own * d;
    ink += own;
  }
  return ink > least / 2 ? sum / ink : Number.POSITIVE_INFINITY;
}

/** Where a border of one pixel crosses it in a corner of some radius. */
const borderDepthOf = (radius: number): number => radius - (radius - 0.5) * Math.SQRT1_2 - 0.5;

/** The commonest colour right outside the four corners. */
export function groundOf({ data, width, height }: Pixels, box: Box): Rgb {
  const [x, y] = [Math.max(0, box.x - 1), Math.max(0, box.y - 1)];
  const [ex, ey] = [Math.min(width - 1, right(box)), Math.min(height - 1, bottom(box))];
  const colors = [data[y * width + x], data[y * width + ex], data[ey * width + x], data[ey * width + ex]];
  return colors.find((color) => colors.filter((other) => other === color).length > 1) ?? colors[0];
}

function emptyInside(
  isInk: (x: number, y: number) => boolean,
  { width, height }: Box,
  type: Checkbox['type'],
): Checkbox | undefined {
  const reach = Math.min(width, height) / 2 - 3.5;
  for (let y = 3; y < height - 3; y++) {
    for (let x = 3; x < width - 3; x++) {
      const inside = type === 'checkbox' || Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < reach;
      if (inside && isInk(x, y)) return undefined;
    }
  }
  return { type, checked: false };
}

/** A check mark: its highest point lies in the right half, its lowest left of it, its leftmost below the middle. */
function checkedBox(
  at: (x: number, y: number) => Rgb,
  width: number,
  height: number,
  accent: Rgb,
): Checkbox | undefined {
  const mark: { x: number; y: number }[] = [];
  // Round corners show the ground.
  const corner = Math.round(0.2 * width);
  const isOutside = (x: number, y: number): boolean =>
    Math.min(x, width - 1 - x) + Math.min(y, height - 1 - y) <= corner;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++)
      if (!isOutside(x, y) && channelDistance(at(x, y), accent) > 2 * MIN_CONTRAST_LEVELS) mark.push({ x, y });
  }
  if (mark.length < 6 || mark.length > 0.45 * width * height) return undefined;
  const highest = mark.reduce((best, point) => (point.y < best.y ? point : best));
  const lowest = mark.reduce((best, point) => (point.y >= best.y ? point : best));
  const leftmost = mark.reduce((best, point) => (point.x < best.x ? point : best));
  const rightmost = mark.reduce((best, point) => (point.x >= best.x ? point : best));
  const isCheck =
    highest.x > 0.55 * width && lowest.x < highest.x && leftmost.y >= 0.35 * height && rightmost.y < lowest.y;
  return isCheck && lowest.x > leftmost.x ? { type: 'checkbox', checked: true, accent } : undefined;
}

/** A dot in the middle of a circle, or of a disc, with the other colour around it. */
function radio(
  image: Pixels,
  at: (x: number, y: number) => Rgb,
  isInk: (x: number, y: number) => boolean,
  box: Box,
  edge: Rgb,
  filled: boolean,
): Checkbox | undefined {
  const { width, height } = box;
  const [mx, my] = [width >> 1, height >> 1];
  const middle = isInk(mx, my);
  if (!filled && !middle) return emptyInside(isInk, box, 'radio');
  if (filled === middle) {
    // A circle around a dot of its colour, so thick or so near that the gap between them, which shows the ground, is narrow.
    if (!middle) return undefined;
    const gap = [...Array(mx).keys()].some((x) => x > 0 && !isInk(x, my));
    const below = [...Array(my).keys()].some((y) => y > 0 && !isInk(mx, y));
    return gap && below && hasDot(image, box) ? { type: 'radio', checked: true, accent: at(mx, my) } : undefined;
  }
  return { type: 'radio', checked: true, accent: filled ? edge : at(mx, my) };
}

/** Whether the piece of one colour in the middle is round and ends before the edge: a check mark in a disc is not. */
export function hasDot(image: Pixels, box: Box): boolean {
  const { width, height } = box;
  const at = (x: number, y: number): Rgb => image.data[(box.y + y) * image.width + box.x + x];
  const middle = at(width >> 1, height >> 1);
  const seen = new Set([(height >> 1) * width + (width >> 1)]);
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const place of seen) {
    const [x, y] = [place % width, Math.floor(place / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    if (x0 === 0 || y0 === 0 || x1 === width || y1 === height) return false;
    for (const [u, v] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ])
      if (channelDistance(at(u, v), middle) <= 2 * MIN_CONTRAST_LEVELS) seen.add(v * width + u);
  }
  const [wide, high] = [x1 - x0, y1 - y0];
  return Math.abs(wide - high) <= 1 && seen.size >= MIN_DOT_FILL_SHARE * wide * high;
}
