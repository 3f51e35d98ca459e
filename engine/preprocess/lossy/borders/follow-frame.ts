import type { Box } from '../../../model/box.ts';
import { bottom, right } from '../../../raster/box.ts';
import { type LineRun, type Lumas, responseAt } from './line-runs.ts';
import { ringCoverage } from './ring-coverage.ts';

/** A closed line around a box whose corners may be round: its outside, thickness and radius, in pixels, and its levels of contrast. */
export type RoundFrame = { box: Box; thickness: number; radius: number; contrast: number };

/** Frames are no lower and no higher; lower ones are labels and check boxes. */
const [MIN_HEIGHT_PX, MAX_HEIGHT_PX] = [12, 400];
/** Pixels that the ends of its level sides differ by at most, and levels that their contrast does. */
const [MAX_END_PX, MAX_CONTRAST_OFF] = [12, 14];
/** Radius at most; how far a straight side reaches into its corners, and how much of its ends may be lost. */
const MAX_RADIUS_PX = 32;
const [MAX_REACH_PX, MAX_LOST_PX] = [6, 10];
/** Share of its contrast that the sides and each corner of a frame have on average, and how much less there is beside its corners. */
const [MIN_SIDE_SHARE, MIN_CORNER_SHARE, MIN_CORNER_STEP] = [0.55, 0.35, 0.3];
/** Beyond its corners a frame does not go on; the lines of a table do. */
const BEYOND_PX = [3, 4, 5, 6];
const MAX_BEYOND_SHARE = 0.4;

/** The frames of a picture: pairs of its level lines, one above the other, that are joined at both ends. */
export function findRoundFrames(lumas: Lumas, runs: readonly LineRun[]): RoundFrame[] {
  const frames: RoundFrame[] = [];
  runs.forEach((top, k) => {
    for (let next = k + 1; next < runs.length && runs[next].y - top.y <= MAX_HEIGHT_PX; next++) {
      if (!isPair(top, runs[next])) continue;
      const frame = followFrame(lumas, top, runs[next]);
      if (!frame) continue;
      frames.push(frame);
      break;
    }
  });
  return frames;
}

const isPair = (top: LineRun, low: LineRun): boolean =>
  low.y - top.y >= MIN_HEIGHT_PX &&
  Math.abs(low.from - top.from) <= MAX_END_PX &&
  Math.abs(low.to - top.to) <= MAX_END_PX &&
  Math.abs(low.contrast - top.contrast) <= MAX_CONTRAST_OFF;

/** Follows a line from two level runs, one above the other, around both of its ends; null when it is not closed there. */
function followFrame(lumas: Lumas, top: LineRun, low: LineRun): RoundFrame | null {
  const contrast = (top.contrast + low.contrast) / 2;
  const [from, to] = [Math.min(top.from, low.from), Math.max(top.to, low.to)];
  const left = findUpright(lumas, from, -1, top.y, low.y, contrast);
  const far = findUpright(lumas, to, 1, top.y, low.y, contrast);
  if (left < 0 || far < 0) return null;
  if (goesOn(lumas, left, far, top.y, low.y, contrast)) return null;
  const { width } = lumas;
  const sides = [
    thicknessAt(lumas, top.y * width + ((from + to) >> 1), width, contrast),
    thicknessAt(lumas, low.y * width + ((from + to) >> 1), width, contrast),
  ];
  const thickness = Math.max(1, Math.min(...sides.map(({ size }) => size)));
  const upright = [left, far].map((x) => thicknessAt(lumas, ((top.y + low.y) >> 1) * width + x, 1, contrast));
  const [x, y] = [left + upright[0].from, top.y + sides[0].from];
  const box = {
    x,
    y,
    width: far + upright[1].from + upright[1].size - x,
    height: low.y + sides[1].from + sides[1].size - y,
  };
  const insets = [top.from - left, low.from - left, far - top.to, far - low.to];
  const radius = fitRadius(lumas, box, thickness, contrast, insets);
  return radius === null ? null : { box, thickness, radius, contrast };
}

/** The column within reach of an end of a level line that is dark from the one to the other; -1: none. */
function findUpright(lumas: Lumas, end: number, step: number, top: number, low: number, contrast: number): number {
  const reach = Math.min(MAX_RADIUS_PX, (low - top) >> 1) + MAX_LOST_PX;
  const [first, last] = [top + Math.floor(0.35 * (low - top)), low - Math.floor(0.35 * (low - top))];
  let [best, most] = [-1, 0];
  for (let k = -2; k <= reach; k++) {
    const x = end + k * step;
    if (x < 3 || x >= lumas.width - 3) break;
    let [own, near] = [0, 0];
    for (let y = first; y <= last; y++) {
      const shares = [-1, 0, 1].map((dx) => shareAt(lumas, y * lumas.width + x + dx, 1, contrast));
      own += shares[1];
      near += Math.max(...shares);
    }
    // The end of a pill is a column further in above and below.
    if (near > MIN_SIDE_SHARE * (last - first + 1) && own > most) [best, most] = [x, own];
  }
  return best;
}

/** How much of the contrast a pixel has, 0..1. */
function shareAt(lumas: Lumas, at: number, across: number, contrast: number): number {
  return Math.max(0, Math.min(1, responseAt(lumas, at, across) / contrast));
}

function goesOn(lumas: Lumas, left: number, far: number, top: number, low: number, contrast: number): boolean {
  const { width, height } = lumas;
  const ways = [
    ...[top, low].flatMap((y) => [
      { x: left, y, dx: -1, dy: 0 },
      { x: far, y, dx: 1, dy: 0 },
    ]),
    ...[left, far].flatMap((x) => [
      { x, y: top, dx: 0, dy: -1 },
      { x, y: low, dx: 0, dy: 1 },
    ]),
  ];
  return ways.some(({ x, y, dx, dy }) => {
    const shares = BEYOND_PX.map((px) => {
      const [u, v] = [x + px * dx, y + px * dy];
      if (u < 2 || v < 2 || u >= width - 2 || v >= height - 2) return 0;
      return shareAt(lumas, v * width + u, dx === 0 ? 1 : width, contrast);
    });
    return shares.reduce((sum, share) => sum + share, 0) > MAX_BEYOND_SHARE * shares.length;
  });
}

/** How thick a line is across a pixel of its middle, and where it begins, from that pixel on. */
function thicknessAt({ data }: Lumas, at: number, across: number, contrast: number): { from: number; size: number } {
  const ground = (data[at - 3 * across] + data[at + 3 * across]) / 2;
  const isOwn = (k: number): boolean => (ground - data[at + k * across]) / contrast >= 0.5;
  const from = isOwn(-1) ? -1 : 0;
  return { from, size: 1 - from + (isOwn(1) ? 1 : 0) };
}

/** The radius with which the line lies on what is seen at all four corners; null when there is none. */
function fitRadius(
  lumas: Lumas,
  box: Box,
  thickness: number,
  contrast: number,
  insets: readonly number[],
): number | null {
  const limit = Math.min(box.width, box.height, 2 * MAX_RADIUS_PX) / 2;
  const last = Math.min(limit, Math.max(...insets) + MAX_REACH_PX);
  let [best, most]: [number | null, number] = [null, MIN_CORNER_STEP];
  for (let radius = Math.max(0, Math.min(...insets) - MAX_LOST_PX); radius <= last; radius++) {
    const corners = cornersOf(lumas, box, thickness, radius, contrast);
    if (corners.some(({ on }) => on < MIN_CORNER_SHARE)) continue;
    const step = corners.reduce((sum, { on, beside }) => sum + on - beside, 0) / corners.length;
    if (step > most) [best, most] = [radius, step];
  }
  return best;
}

/** For each corner the share of the contrast on the line, and beside it. */
function cornersOf(
  { width, data }: Lumas,
  box: Box,
  thickness: number,
  radius: number,
  contrast: number,
): { on: number; beside: number }[] {
  const side = Math.max(4, Math.ceil(radius) + 2);
  const [right0, bottom0] = [right(box), bottom(box)];
  const coverage = ringCoverage(box, thickness, radius);
  return [
    [box.x, box.y],
    [right0 - side, box.y],
    [box.x, bottom0 - side],
    [right0 - side, bottom0 - side],
  ].map(([x, y]) => {
    // The ground of each corner is its commonest luma but for the line: the lightest third around a dark one.
    const seen: { luma: number; ring: number }[] = [];
    for (let v = y - 1; v <= y + side; v++)
      for (let u = x - 1; u <= x + side; u++) seen.push({ luma: data[v * width + u] ?? 0, ring: coverage(u, v).ring });
    const lumas = seen
      .filter(({ ring }) => ring < 0.05)
      .map(({ luma }) => luma)
      .sort((a, b) => a - b);
    const ground = lumas[Math.floor(lumas.length * (contrast > 0 ? 0.7 : 0.3))];
    let [on, ons, beside, besides] = [0, 0, 0, 0];
    for (const { luma, ring } of seen) {
      const share = Math.max(0, Math.min(1, (ground - luma) / contrast));
      on += ring * share;
      ons += ring;
      if (ring >= 0.05) continue;
      beside += share;
      besides++;
    }
    return { on: on / ons, beside: beside / Math.max(1, besides) };
  });
}
