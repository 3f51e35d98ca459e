import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red } from '../../raster/color.ts';
import { shrinkPixels } from '../shrink.ts';
import { crossing, type Line, MIN_STEP_LEVELS, type Point, type Quad } from './line.ts';
import { refineLine } from './refine-line.ts';

/** The edges are looked for in a picture of this width. */
const SEARCH_WIDTH_PX = 480;
/** The screen leaves no more room on a side, as a share of the picture. */
const MAX_ROOM_SHARE = 0.32;
/** The frame of a screen is darker, in levels of its strongest channel. */
const MAX_FRAME_LEVEL = 64;
/** Share of an edge's visible rows at which the picture steps. */
const MIN_SUPPORT = 0.72;
/** Through two or three places there is always a line: fewer than this say nothing. */
const MIN_ROW_COUNT = 12;
/** An edge that hardly comes into the picture says nothing. */
const MIN_VISIBLE_SHARE = 0.35;
/** The part of the picture, across an edge, in which it is followed. */
const [FROM_SHARE, TO_SHARE] = [0.16, 0.84];

/** Designs have no slanted sides: two of them are as good as four straight ones. In pixels of the small picture. */
const MIN_SLANT_PX = 2;

/** How far in a side's edge lies at the two ends of the part in which it is followed. */
type Edge = { near: number; far: number };

/**
 * The corners of a screen in a photograph of it, from the upper left one clockwise: straight edges from a dark frame to what
 * it shows, on all sides, or on two that are slanted. A side without one is the picture's own. Null when that is no screen.
 */
export function findScreen(photo: Pixels): Quad | null {
  const factor = Math.max(1, Math.round(photo.width / SEARCH_WIDTH_PX));
  const small = factor === 1 ? photo : shrinkPixels(photo, factor);
  const { width, height } = small;
  const levels = Uint8Array.from(small.data, (color) => Math.max(red(color), green(color), blue(color)));
  const at = (x: number, y: number): number => levels[y * width + x];
  const edges = [
    findEdge(width, height, (d, k) => at(k, d)),
    findEdge(height, width, (d, k) => at(width - 1 - d, k)),
    findEdge(width, height, (d, k) => at(k, height - 1 - d)),
    findEdge(height, width, (d, k) => at(d, k)),
  ];
  const found = edges.filter((edge) => edge !== null);
  const slanted = found.filter(({ near, far }) => Math.abs(near - far) >= MIN_SLANT_PX);
  if (found.length < 4 && slanted.length < 2) return null;
  const lines = edges.map((edge, side) =>
    edge
      ? refineLine(photo, lineOf({ near: edge.near * factor, far: edge.far * factor }, side, photo), side, 3 * factor)
      : lineOf({ near: 0, far: 0 }, side, photo),
  );
  const corners = [3, 0, 1, 2].map((side) => crossing(lines[side], lines[(side + 1) % 4])) as unknown as Quad;
  return isScreen(corners, photo) ? corners : null;
}

/** The outermost edge on one side: `levelAt(d, k)` is the level `d` pixels from that side, at its pixel `k` of `length`. */
function findEdge(length: number, depth: number, levelAt: (d: number, k: number) => number): Edge | null {
  const [from, to] = [Math.round(FROM_SHARE * length), Math.round(TO_SHARE * length)];
  const limit = Math.round(MAX_ROOM_SHARE * depth);
  const rows: boolean[][] = [];
  for (let k = from; k < to; k += 3) {
    const steps = new Float32Array(limit + 2);
    for (let d = 1; d < limit; d++) {
      const outside = d > 1 ? (levelAt(d - 2, k) + levelAt(d - 1, k)) / 2 : levelAt(0, k);
      const inside = (levelAt(d + 1, k) + levelAt(d + 2, k)) / 2;
      if (outside <= MAX_FRAME_LEVEL && inside - outside >= MIN_STEP_LEVELS) steps[d] = inside - outside;
    }
    const row = new Array<boolean>(limit + 2).fill(false);
    for (let d = 1; d < limit; d++)
      if (steps[d] > 0 && steps[d] >= steps[d - 1] && steps[d] >= steps[d + 1]) row[d - 1] = row[d] = row[d + 1] = true;
    rows.push(row);
  }
  if (rows.length < MIN_ROW_COUNT) return null;
  const supportOf = (near: number, far: number): number => {
    let [visible, found] = [0, 0];
    for (let k = 0; k < rows.length; k++) {
      const d = Math.round(near + ((far - near) * k) / (rows.length - 1));
      if (d < 1) continue;
      visible++;
      if (rows[k][d]) found++;
    }
    return visible < MIN_VISIBLE_SHARE * rows.length ? 0 : found / visible;
  };
  const out = -Math.round(0.04 * depth);
  let best: { near: number; far: number; support: number } | null = null;
  for (let sum = 2; sum < 2 * limit; sum++) {
    // A little farther in an edge may be followed better; much farther in it is another one.
    if (best && sum > best.near + best.far + 6) break;
    for (let near = Math.max(out, sum - limit); near <= Math.min(limit, sum - out); near++) {
      const support = supportOf(near, sum - near);
      if (support >= MIN_SUPPORT && support > (best?.support ?? 0)) best = { near, far: sum - near, support };
    }
  }
  return best;
}

/** The edge as a line; sides go clockwise from the top. */
function lineOf({ near, far }: Edge, side: number, { width, height }: Pixels): Line {
  const [length, depth] = side % 2 === 0 ? [width, height] : [height, width];
  const place = (d: number, k: number): Point => {
    const across = side === 0 || side === 3 ? d : depth - d;
    return side % 2 === 0 ? { x: k, y: across } : { x: across, y: k };
  };
  return { from: place(near, FROM_SHARE * length), to: place(far, TO_SHARE * length) };
}

/** Nobody photographs a screen from farther aside, or to show mostly the room. */
const MIN_AREA_SHARE = 0.3;
const MAX_OPPOSITE_RATIO = 1.6;

function isScreen(corners: Quad, { width, height }: Pixels): boolean {
  let doubled = 0;
  const sides = corners.map((corner, k) => {
    const next = corners[(k + 1) % 4];
    doubled += corner.x * next.y - next.x * corner.y;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  const ratio = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);
  const isLarge = doubled / 2 > MIN_AREA_SHARE * width * height;
  return isLarge && ratio(sides[0], sides[2]) < MAX_OPPOSITE_RATIO && ratio(sides[1], sides[3]) < MAX_OPPOSITE_RATIO;
}
