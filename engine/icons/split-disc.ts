import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import { NO_SURFACE, type PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { inkReader } from './read-ink.ts';
import { splitRing } from './split-ring.ts';

/** Discs and squares that hold one icon, in pixels, and how far they are from square. */
const MIN_SIDE_PX = 18;
const MAX_SIDE_PX = 72;
const MAX_OBLONG_PX = 2;
/** The share of all pixels that has the colour of the disc. */
const MIN_GROUND_SHARE = 0.4;
/** Colours that differ by less are one. */
const SAME_LEVELS = 8;
/** After compression, those that differ by less than this share of the contrast of disc and ground; edges are as soft. */
const SAME_LOSSY_SHARE = 0.4;
const SOFT_EDGE_PX = 3;
/** An icon keeps away from the edge of its disc by this part of the side, and has this part of it at least. */
const MIN_INSET = 0.08;
const MIN_ICON_SHARE = 0.2;
/** Pixels outside of the icon that a box of that colour and radius would paint otherwise; soft edges are some. */
const MAX_WRONG_SHARE = 0.03;

/** A disc or rounded square with an icon on it, seen as one drawing: the box that it is, and the box of the icon on it. */
function splitDisc(image: Pixels, drawing: Box, isLossy: boolean): { painted: PaintedBox; icon: Box } | undefined {
  const box = withoutHaze(image, drawing);
  const { width, height } = box;
  if (Math.min(width, height) < MIN_SIDE_PX || Math.max(width, height) > MAX_SIDE_PX) return undefined;
  if (Math.abs(width - height) > MAX_OBLONG_PX) return undefined;
  const at = (x: number, y: number): Rgb => image.data[(box.y + y) * image.width + box.x + x];
  const fill = isLossy ? medianOnRing(width, height, at) : commonest(width, height, at);
  const ground = groundBeside(image, box);
  const most = isLossy ? Math.max(SAME_LEVELS, SAME_LOSSY_SHARE * channelDistance(ground, fill)) : SAME_LEVELS;
  const isFill = (x: number, y: number): boolean => channelDistance(at(x, y), fill) <= most;
  const edge = isLossy ? SOFT_EDGE_PX : 1;
  const [mx, my] = [width >> 1, height >> 1];
  const sides = [isFill(mx, edge), isFill(mx, height - 1 - edge), isFill(edge, my), isFill(width - 1 - edge, my)];
  if (!sides.every(Boolean)) return undefined;
  const radius = radiusOf(isFill, width, height);
  const inShape = (x: number, y: number): boolean => {
    const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
    const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
    return Math.hypot(dx, dy) <= radius;
  };
  const inset = Math.max(2, Math.round(MIN_INSET * width));
  let [count, fills, wrong] = [0, 0, 0];
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      count++;
      const [is, shall] = [isFill(x, y), inShape(x, y)];
      if (is) fills++;
      if (is === shall) continue;
      const isInner = inShape(x - inset, y) && inShape(x + inset, y) && inShape(x, y - inset) && inShape(x, y + inset);
      if (!shall || !isInner) wrong++;
      else [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    }
  // The edge itself is soft.
  const rim = 2 * (width + height);
  if (fills < MIN_GROUND_SHARE * count || wrong > MAX_WRONG_SHARE * count + SOFT_RIM_SHARE * rim) return undefined;
  if (Math.max(x1 - x0, y1 - y0) < MIN_ICON_SHARE * width) return undefined;
  return {
    painted: { box, paint: { fill, radius: Math.round(radius) }, surface: NO_SURFACE },
    icon: { x: box.x + x0, y: box.y + y0, width: x1 - x0, height: y1 - y0 },
  };
}

const SOFT_RIM_SHARE = 0.4;
/** Shadows are this much fainter than the disc, and what compression leaves around it. */
const MAX_HAZE_SHARE = 0.25;

/** A drawing without the rows and columns at its sides where nothing differs much from the ground beside its corner. */
function withoutHaze(image: Pixels, { x, y, width, height }: Box): Box {
  const at = (u: number, v: number): Rgb => image.data[v * image.width + u];
  const ground = at(Math.max(0, x - 1), Math.max(0, y - 1));
  const contrast = (u: number, v: number): number => channelDistance(at(u, v), ground);
  const least = MAX_HAZE_SHARE * contrast(x + (width >> 1), y + 2 + Math.floor(height / 8));
  const isRow = (v: number): boolean => some(x, x + width, (u) => contrast(u, v) > least);
  const isColumn = (u: number): boolean => some(y, y + height, (v) => contrast(u, v) > least);
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  while (top < bottom - 1 && !isRow(top)) top++;
  while (bottom > top + 1 && !isRow(bottom - 1)) bottom--;
  while (left < right - 1 && !isColumn(left)) left++;
  while (right > left + 1 && !isColumn(right - 1)) right--;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const groundBeside = (image: Pixels, { x, y }: Box): Rgb =>
  image.data[Math.max(0, y - 2) * image.width + Math.max(0, x - 2)];

function some(from: number, to: number, is: (i: number) => boolean): boolean {
  for (let i = from; i < to; i++) if (is(i)) return true;
  return false;
}

/** From this likeness on it is an icon of the catalogue. */
const MIN_LIKENESS = 0.94;
const MIN_SIGN_LIKENESS = 0.85;
const MIN_RINGED_LIKENESS = 0.9;
const MAX_HOLE_LEVELS = 24;
/** Discs of icons are smaller, those of buttons hardly ever. */
const MIN_BUTTON_PX = 26;

/**
 * Takes icons off the discs, and out of the rings, that they were seen with as one drawing, where they are in one colour.
 *
 * @param likeIcon what looks like an icon as a whole, with its disc, is one
 */
export function splitDiscs(
  image: Pixels,
  drawings: readonly Box[],
  likeIcon: (ink: InkImage) => number = () => 0,
  read = inkReader(image),
  isLossy = false,
): { drawings: Box[]; discs: PaintedBox[] } {
  const discs: PaintedBox[] = [];
  const free = drawings.map((drawing) => {
    const ring = splitRing(image, drawing);
    const split = ring ?? splitDisc(image, drawing, isLossy);
    const icon = split && read(split.icon);
    if (!split || !icon) return drawing;
    const whole = ring || drawing.width < MIN_BUTTON_PX ? read(drawing) : undefined;
    // With its disc any icon looks like many others: what is on it decides.
    if (whole && likeIcon(whole.ink) >= MIN_LIKENESS && (ring || likeIcon(icon.ink) < MIN_LIKENESS)) return drawing;
    // A ring is a part of the drawing unless what is in it is an icon by itself.
    if (ring && likeIcon(icon.ink) < MIN_RINGED_LIKENESS) return drawing;
    // What is no icon and lets the ground through is a part of the drawing: the eyes of a face.
    const isHole = !ring && channelDistance(icon.color, groundBeside(image, drawing)) <= MAX_HOLE_LEVELS;
    if (isHole && likeIcon(icon.ink) < MIN_SIGN_LIKENESS) return drawing;
    discs.push(split.painted);
    return split.icon;
  });
  return { drawings: free, discs };
}

/** From the corner along the diagonal to the first pixel of the fill. */
function radiusOf(isFill: (x: number, y: number) => boolean, width: number, height: number): number {
  let way = 0;
  while (way < Math.min(width, height) / 2 && !isFill(way, way)) way++;
  return Math.min(Math.min(width, height) / 2, way / (1 - Math.SQRT1_2));
}

/** The median of each channel along a circle near the edge, where there is hardly ever a sign. */
function medianOnRing(width: number, height: number, at: (x: number, y: number) => Rgb): Rgb {
  const ring = Array.from({ length: 32 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)];
    return at(
      Math.round((width - 1) / 2 + dx * (width / 2 - SOFT_EDGE_PX)),
      Math.round((height - 1) / 2 + dy * (height / 2 - SOFT_EDGE_PX)),
    );
  });
  const median = (of: (color: Rgb) => number): number => ring.map(of).sort((a, b) => a - b)[ring.length >> 1];
  return rgb(median(red), median(green), median(blue));
}

function commonest(width: number, height: number, at: (x: number, y: number) => Rgb): Rgb {
  const counts = new Map<Rgb, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) counts.set(at(x, y), (counts.get(at(x, y)) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
