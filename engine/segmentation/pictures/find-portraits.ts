import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { contains } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Round pictures, from left to right: one, or some that lie over each other. `rising`: each lies on the one before it. */
export type PortraitRow = { boxes: Box[]; rising: boolean };

/** The ground is seen so far around the picture, in so much of that. */
const ROOM_PX = 3;
const MIN_GROUND_SHARE = 0.7;
/** What differs less from the ground is that, or a shadow; pale rings differ less than deep shadows do, and are tried first. */
const SHADE_LEVELS = [10, 40];
/** In a row they are no larger, and one is no smaller. */
const MAX_ROW_SIDE_PX = 96;
const MIN_SIDE_PX = 16;
/** A shadow makes a picture wider or higher by no more. */
const MAX_SHADE_PX = 24;
const MAX_COUNT = 8;
/** By how much a disc seems wider than high, or higher than wide. */
const MAX_UNEVEN_PX = 1;
/** How far one lies from the next, in diameters. */
const [MIN_STEP_RATIO, MAX_STEP_RATIO] = [0.4, 0.97];
/** Rings in the colour of the ground part them. */
const RING_WIDTHS_PX = [0, 1, 2, 3, 4];
/** Around a disc its colour is looked at in so many places, and so far from its edge. A ring has one colour, unlike the ground. */
const RING_SAMPLE_COUNT = 32;
const RING_SAMPLES_PX = [2, 3, 12];
const [MAX_RING_LEVELS, MIN_RING_LEVELS] = [1, 8];
/** Pixels this near to an edge are soft. */
const SOFT_EDGE_PX = 1;
/** Share of the bare pixels that may be covered, and of the covered ones that may be bare: a portrait has white in it (engine-log: portraits). */
const MAX_COVERED_SHARE = 0.06;
const MAX_BARE_SHARE = 0.2;
const MIN_BARE_PIXEL_COUNT = 12;
/** Of large discs not every row and column is looked at. */
const MAX_SAMPLED_ROWS = 96;
/** Where no ring parts them, their colours differ along the edge of the one in front. */
const MIN_EDGE_LEVELS = 14;

/**
 * The discs that a picture shows: a portrait without the corners and the shadow around it, or a few of one size over each
 * other, as portraits of a group are. They are told by what is seen of the ground between and around them.
 *
 * @param picture a box of the image
 * @returns undefined for any other picture
 */
export function findPortraits(image: Pixels, picture: Box): PortraitRow | undefined {
  if (!mayBePortraits(picture)) return undefined;
  for (const levels of SHADE_LEVELS) {
    const isCovered = coverOf(image, picture, levels);
    const seen = isCovered && extentOf(picture, isCovered);
    if (!seen || seen.height < MIN_SIDE_PX) continue;
    const found = isEven(seen) ? oneOf(image, picture, seen, isCovered) : rowOf(image, seen, isCovered);
    if (found) return found;
  }
  return undefined;
}

/** By its size alone, shadows left in: most pictures are photographs of another shape, and large. */
function mayBePortraits({ width, height }: Box): boolean {
  if (height <= MAX_ROW_SIDE_PX + MAX_SHADE_PX) return true;
  return Math.abs(width - height) <= MAX_SHADE_PX;
}

const isEven = ({ width, height }: Box): boolean => Math.abs(width - height) <= MAX_UNEVEN_PX;

function oneOf(image: Pixels, picture: Box, seen: Box, isCovered: IsCovered): PortraitRow | undefined {
  if (errorOf({ ...seen, count: 1, step: 0, ring: 0, rising: true }, isCovered) === undefined) return undefined;
  if (hasPaleRing(image, seen, isCovered)) return undefined;
  // A portrait has white at its edge.
  const isWhole = isEven(picture) && contains(seen, picture, MAX_UNEVEN_PX);
  return { boxes: [isWhole ? picture : seen], rising: true };
}

function rowOf(image: Pixels, seen: Box, isCovered: IsCovered): PortraitRow | undefined {
  const { width, height } = seen;
  if (height > MAX_ROW_SIDE_PX || width < (1 + MIN_STEP_RATIO) * height) return undefined;
  let best: { row: Row; wrong: number } | undefined;
  for (let count = 2; count <= MAX_COUNT; count++) {
    const step = (width - height) / (count - 1);
    if (step < MIN_STEP_RATIO * height || step > MAX_STEP_RATIO * height) continue;
    for (const ring of RING_WIDTHS_PX)
      for (const rising of ring === 0 ? [true] : [true, false]) {
        const row = { ...seen, count, step, ring, rising };
        const wrong = errorOf(row, isCovered, best?.wrong);
        if (wrong !== undefined) best = { row, wrong };
      }
  }
  if (!best) return undefined;
  const { row } = best;
  const rising = row.ring > 0 ? row.rising : liesOnLast(image, row);
  if (rising === undefined) return undefined;
  const side = row.height + 2 * row.ring;
  const boxes = Array.from({ length: row.count }, (_, i) => ({
    x: Math.round(row.x + i * row.step - row.ring),
    y: row.y - row.ring,
    width: side,
    height: side,
  }));
  return { boxes, rising };
}

/** Discs as high as the box, `step` from middle to middle. */
type Row = Box & { count: number; step: number; ring: number; rising: boolean };
type IsCovered = (x: number, y: number) => boolean;

/** What differs from the ground around a picture, or left and right of it; undefined where there is no plain ground. */
function coverOf(image: Pixels, { x, y, width, height }: Box, levels: number): IsCovered | undefined {
  const [left, top] = [Math.floor(x) - ROOM_PX, Math.floor(y) - ROOM_PX];
  const [end, foot] = [Math.ceil(x + width) + ROOM_PX, Math.ceil(y + height) + ROOM_PX];
  if (left < 0 || top < 0 || end > image.width || foot > image.height) return undefined;
  const at = (u: number, v: number): Rgb => image.data[v * image.width + u];
  const around: Rgb[] = [];
  for (let u = left; u < end; u++) around.push(at(u, top), at(u, foot - 1));
  for (let v = top; v < foot; v++) around.push(at(left, v), at(end - 1, v));
  const counts = new Map<Rgb, number>();
  for (const color of around) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [ground] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const alike = around.filter((color) => channelDistance(color, ground) <= levels);
  if (alike.length >= MIN_GROUND_SHARE * around.length) return (u, v) => channelDistance(at(u, v), ground) > levels;
  // Across the lower edge of a banner each row has a ground of its own.
  const isLevel = (v: number): boolean => channelDistance(at(left, v), at(end - 1, v)) <= levels;
  for (let v = top; v < foot; v++) if (!isLevel(v)) return undefined;
  return (u, v) => channelDistance(at(u, v), at(left, v)) > levels;
}

function extentOf({ x, y, width, height }: Box, isCovered: IsCovered): Box | undefined {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let v = Math.floor(y); v < y + height; v++)
    for (let u = Math.floor(x); u < x + width; u++)
      if (isCovered(u, v))
        [x0, y0, x1, y1] = [Math.min(x0, u), Math.min(y0, v), Math.max(x1, u + 1), Math.max(y1, v + 1)];
  return x1 > x0 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : undefined;
}

/**
 * The share of the pixels of a row's box that are not what they would be; undefined where the row is another thing, or where
 * that is no less than `most`.
 */
function errorOf(row: Row, isCovered: IsCovered, most = Number.POSITIVE_INFINITY): number | undefined {
  const { x, y, width, height, count, step, ring, rising } = row;
  const radius = height / 2;
  const every = Math.max(1, Math.floor(height / MAX_SAMPLED_ROWS));
  const all = Math.ceil(height / every) * Math.ceil(width / every);
  /** How far a pixel lies outside (or, negative, inside) of each disc's edge, of the one in front first. */
  const distances = new Float64Array(count);
  let [wrong, bare, bareCovered, covered, coveredBare] = [0, 0, 0, 0, 0];
  for (let v = y; v < y + height; v += every) {
    if (wrong >= most * all) return undefined;
    const squareV = (v + 0.5 - y - radius) ** 2;
    for (let u = x; u < x + width; u += every) {
      // That of the one in front of all others whose disc or ring lies here.
      let front = Number.POSITIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const center = x + radius + (rising ? count - 1 - i : i) * step;
        distances[i] = Math.sqrt((u + 0.5 - center) ** 2 + squareV) - radius;
        if (front === Number.POSITIVE_INFINITY && distances[i] < ring) front = distances[i];
      }
      const is = isCovered(u, v);
      const shall = front < 0;
      if (is !== shall) wrong++;
      let isSoft = false;
      for (let i = 0; i < count; i++) isSoft ||= Math.abs(distances[i]) < SOFT_EDGE_PX && distances[i] <= front;
      if (isSoft) continue;
      if (shall) {
        covered++;
        if (!is) coveredBare++;
      } else {
        bare++;
        if (is) bareCovered++;
      }
    }
  }
  if (bare < MIN_BARE_PIXEL_COUNT || bareCovered > MAX_COVERED_SHARE * bare) return undefined;
  if (coveredBare > MAX_BARE_SHARE * covered) return undefined;
  return wrong / all < most ? wrong / all : undefined;
}

/** Whether the edges of discs are seen on those before them, or on those after them; undefined where neither is. */
function liesOnLast(image: Pixels, row: Row): boolean | undefined {
  const [rising, falling] = [edgeLevels(image, row, -1), edgeLevels(image, row, 1)];
  if (Math.max(rising, falling) < MIN_EDGE_LEVELS) return undefined;
  return rising >= falling;
}

/** How much colours differ on both sides of the edges that lie within a neighbour, on average. */
function edgeLevels({ data, width: stride }: Pixels, { x, y, height, count, step }: Row, side: -1 | 1): number {
  const radius = height / 2;
  let [sum, n] = [0, 0];
  const at = (u: number, v: number): Rgb => data[Math.floor(v) * stride + Math.floor(u)];
  for (let i = side < 0 ? 1 : 0; i < count - (side < 0 ? 0 : 1); i++) {
    const [cx, cy] = [x + radius + i * step, y + radius];
    for (let angle = -1.2; angle <= 1.2; angle += 0.1) {
      const [dx, dy] = [side * Math.cos(angle), Math.sin(angle)];
      const [ex, ey] = [cx + radius * dx, cy + radius * dy];
      if (Math.hypot(ex - (cx + side * step), ey - cy) > radius - 2) continue;
      sum += channelDistance(at(ex - 2 * dx, ey - 2 * dy), at(ex + 2 * dx, ey + 2 * dy));
      n++;
    }
  }
  return n === 0 ? 0 : sum / n;
}

/** Whether a disc has a ring around it that is too pale to be seen as a part of it: a shadow fades. */
function hasPaleRing({ data, width: stride }: Pixels, { x, y, width, height }: Box, isCovered: IsCovered): boolean {
  const at = (radius: number, angle: number): [number, number] => [
    Math.floor(x + width / 2 + (width / 2 + radius) * Math.cos(angle)),
    Math.floor(y + height / 2 + (height / 2 + radius) * Math.sin(angle)),
  ];
  const colorAt = ([u, v]: [number, number]): Rgb => data[v * stride + u];
  const angles = Array.from({ length: RING_SAMPLE_COUNT }, (_, i) => (2 * Math.PI * i) / RING_SAMPLE_COUNT);
  const [inner, outer, ground] = RING_SAMPLES_PX;
  return (
    angles.filter((angle) => {
      if (isCovered(...at(inner, angle))) return false;
      const [near, far, beyond] = [inner, outer, ground].map((radius) => colorAt(at(radius, angle)));
      return channelDistance(near, far) <= MAX_RING_LEVELS && channelDistance(near, beyond) > MIN_RING_LEVELS;
    }).length >
    RING_SAMPLE_COUNT / 2
  );
}
