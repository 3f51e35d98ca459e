import type { Box } from '../model/box.ts';

/** Whether there is ink at a column and row of a shape. */
type InkIn = (x: number, y: number) => boolean;
/** How far the colour of a pixel of the page is from its ground. */
export type StrengthAt = (x: number, y: number) => number;

/** Sides of a sign across and along; triangles, angles and check marks are told from fewer pixels. */
const MIN_BREADTH_PX = 3;
const MIN_LENGTH_PX = 8;
const MIN_TRIANGLE_LENGTH_PX = 6;
/** How wide the shaft and the tip are at most, and the head at least, as parts of the shape's width. */
const MAX_SHAFT_WIDTH_RATIO = 0.42;
const MAX_TIP_WIDTH_RATIO = 0.5;
const MIN_HEAD_WIDTH_RATIO = 0.75;
/** The shaft is at least this part of the length; the head is widest beyond this part of it. */
const MIN_SHAFT_LENGTH_RATIO = 0.35;
const MIN_HEAD_POSITION_RATIO = 0.55;
/** Right behind its widest place the head is at least this part as wide: a cross has none. */
const MIN_TAPER_RATIO = 0.3;
/** How far from the middle the shaft may be, as a part of the width. */
const MAX_SHAFT_OFFSET_RATIO = 0.16;

/** Thin strokes are soft: ink has this share of a sign's strongest contrast. */
const MIN_INK_SHARE = 0.25;

/** Of a small arrow fainter pixels count, too, for as much of a row as they cover. */
const MIN_SOFT_SHARE = 0.1;
const MAX_SMALL_ARROW_PX = 12;

/** The arrow, check mark or heart that is drawn in a box, or null. */
export function classifySign({ x, y, width, height }: Box, strengthAt: StrengthAt): string | null {
  let full = 0;
  for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) full = Math.max(full, strengthAt(x + i, y + j));
  const shareAt = (i: number, j: number): number => strengthAt(x + i, y + j) / full;
  if (isCheck(width, height, shareAt)) return '✓';
  return signOfInk({ x, y, width, height }, full, strengthAt) ?? smallArrow(width, height, shareAt);
}

/** A small arrow has no row that is full or empty: how far it reaches is told by the parts that its rows cover. */
function smallArrow(width: number, height: number, shareAt: (x: number, y: number) => number): string | null {
  if (Math.max(width, height) < MIN_LENGTH_PX || Math.max(width, height) > MAX_SMALL_ARROW_PX) return null;
  const columns = softExtents(width, height, shareAt);
  if (isSoftArrow(columns)) return '→';
  return isSoftArrow([...columns].reverse()) ? '←' : null;
}

const isSoftArrow = (along: readonly Extent[]): boolean => {
  const depth = Math.max(...along.map((extent) => (extent ? extent.to : 0)));
  const top = Math.min(...along.map((extent) => (extent ? extent.from : depth)));
  const moved = along.map((extent) => extent && { from: extent.from - top, to: extent.to - top });
  return depth - top >= MIN_SOFT_DEPTH_PX && pointsOn(moved, depth - top);
};

/** Lower arrows are dashes, in px. */
const MIN_SOFT_DEPTH_PX = 2.5;

/** From where to where there is ink at each place, where a pixel that is covered in part is no whole one. */
function softExtents(length: number, depth: number, shareAt: (x: number, y: number) => number): Extent[] {
  return Array.from({ length }, (_, x) => {
    const inked = Array.from({ length: depth }, (__, y) => y).filter((y) => shareAt(x, y) >= MIN_SOFT_SHARE);
    const [first, last] = [inked[0], inked[inked.length - 1]];
    if (first === undefined) return null;
    if (first === last) {
      const half = shareAt(x, first) / 2;
      return { from: first + 0.5 - half, to: first + 0.5 + half };
    }
    return { from: first + 1 - Math.min(1, shareAt(x, first)), to: last + Math.min(1, shareAt(x, last)) };
  });
}

function signOfInk({ x, y, width, height }: Box, full: number, strengthAt: StrengthAt): string | null {
  // Its outermost rows and columns may be too soft to count.
  const inked = { left: width, top: height, right: 0, bottom: 0 };
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      if (strengthAt(x + i, y + j) <= MIN_INK_SHARE * full) continue;
      inked.left = Math.min(inked.left, i);
      inked.right = Math.max(inked.right, i + 1);
      inked.top = Math.min(inked.top, j);
      inked.bottom = j + 1;
    }
  }
  const { left, top } = inked;
  return signOf(
    inked.right - left,
    inked.bottom - top,
    (i, j) => strengthAt(x + left + i, y + top + j) > MIN_INK_SHARE * full,
  );
}

/**
 * The sign that a shape is: a thin shaft with a head that gets narrower towards its tip, a triangle, an angle, or a heart.
 * @returns the sign, or null for any other shape
 */
export function signOf(width: number, height: number, inkAt: InkIn): string | null {
  if (Math.max(width, height) < MIN_TRIANGLE_LENGTH_PX || Math.min(width, height) < MIN_BREADTH_PX) return null;
  const rows = extents(height, width, (x, y) => inkAt(y, x));
  const columns = extents(width, height, inkAt);
  const isBroad = Math.min(width, height) > MIN_BREADTH_PX && Math.max(width, height) < 2 * Math.min(width, height) + 1;
  if (isBroad && areFull(rows, (y, x) => inkAt(x, y)) && areFull(columns, inkAt)) {
    if (widens(rows, width)) return '▲';
    if (widens([...rows].reverse(), width)) return '▼';
    if (widens([...columns].reverse(), height)) return '▶';
  }
  if (isBroad && isHeart(rows, width, inkAt)) return '♥';
  if (Math.max(width, height) >= MIN_LENGTH_PX) {
    if (pointsOn(columns, height)) return '→';
    if (pointsOn([...columns].reverse(), height)) return '←';
    if (pointsOn(rows, width)) return '↓';
    if (pointsOn([...rows].reverse(), width)) return '↑';
  }
  return isAngle(rows, width) ? '›' : null;
}

/** Whether there is ink everywhere between the first and the last of each row, or column. */
const areFull = (along: readonly Extent[], inkAt: InkIn): boolean =>
  along.every((extent, at) => {
    if (!extent) return false;
    for (let across = extent.from; across < extent.to; across++) if (!inkAt(at, across)) return false;
    return true;
  });

/** A triangle: full rows around one middle, each at least as wide as the one before, from the tip to the base. */
function widens(rows: readonly Extent[], width: number): boolean {
  const sizes = rows.map((extent) => extent!.to - extent!.from);
  const grows = sizes.every((size, i) => i === 0 || size >= sizes[i - 1]);
  const isLevel = rows.every((extent) => Math.abs(extent!.from + extent!.to - width) <= 2);
  return (
    grows &&
    isLevel &&
    sizes[0] <= MAX_SHAFT_WIDTH_RATIO * width &&
    Math.abs(sizes[sizes.length >> 1] / width - 0.55) < 0.2
  );
}

/** The rows of a heart below this part of its height get narrower; its notch ends, and it is widest, above that. */
const HEART_MIDDLE_RATIO = 0.5;
const MIN_HEART_PX = 7;
/** What a row of a heart may lack of its width, or be off its middle, in px. */
const HEART_SLACK_PX = 2;

/** A full shape with two round ends above, a notch between them, and a tip below. */
function isHeart(rows: readonly Extent[], width: number, inkAt: InkIn): boolean {
  const height = rows.length;
  if (Math.min(width, height) < MIN_HEART_PX) return false;
  const middle = Math.floor(HEART_MIDDLE_RATIO * height);
  const isFull = ({ from, to }: { from: number; to: number }, y: number): boolean =>
    Array.from({ length: to - from }, (_, i) => inkAt(from + i, y)).every(Boolean);
  const below = rows.findIndex((extent, y) => extent !== null && isFull(extent, y));
  if (below < 1 || below > middle || !rows.slice(below).every((extent, y) => extent && isFull(extent, below + y)))
    return false;
  const isNotched = rows.slice(0, below).every((_, y) => !inkAt(width >> 1, y) || !inkAt((width - 1) >> 1, y));
  const isLevel = rows.every((extent) => Math.abs(extent!.from + extent!.to - width) <= HEART_SLACK_PX);
  const sizes = rows.map((extent) => extent!.to - extent!.from);
  const narrows = sizes.slice(middle).every((size, i, all) => i === 0 || size <= all[i - 1]);
  return (
    isNotched &&
    isLevel &&
    narrows &&
    Math.max(...sizes.slice(0, middle + 1)) >= width - HEART_SLACK_PX &&
    sizes[height - 1] <= MAX_SHAFT_WIDTH_RATIO * width &&
    sizes[Math.floor(0.75 * height)] <= MIN_HEAD_WIDTH_RATIO * width
  );
}

/** Where the foot of a check mark is, as parts of its width, and how high its ends are at most and at least, of its height. */
const [MIN_FOOT_RATIO, MAX_FOOT_RATIO] = [0.15, 0.55];
const [MIN_SHORT_RATIO, MAX_SHORT_RATIO, MIN_LONG_RATIO] = [0.05, 0.65, 0.6];
/** Width over height of one, and how thick its stroke is where the long one ends, as a part of the height. */
const [MIN_CHECK_ASPECT, MAX_CHECK_ASPECT] = [0.7, 1.7];
const MAX_CHECK_STROKE_RATIO = 0.6;

/** A stroke that goes down for a short way, and up to the right for a longer one: where its middle is in each column. */
function isCheck(width: number, height: number, shareAt: (x: number, y: number) => number): boolean {
  const aspect = width / height;
  if (Math.min(width, height) < MIN_TRIANGLE_LENGTH_PX || aspect < MIN_CHECK_ASPECT || aspect > MAX_CHECK_ASPECT)
    return false;
  const middles: number[] = [];
  for (let x = 0; x < width; x++) {
    let [ink, sum, inked] = [0, 0, 0];
    for (let y = 0; y < height; y++) {
      const share = shareAt(x, y);
      ink += share;
      sum += share * (height - y - 0.5);
      if (share > MIN_INK_SHARE) inked++;
    }
    if (inked > MAX_CHECK_STROKE_RATIO * height) return false;
    // The ends of a stroke may be too soft to say anything.
    if (ink > MIN_INK_SHARE) middles.push(sum / ink);
  }
  if (middles.length < width - 2) return false;
  const foot = middles.indexOf(Math.min(...middles));
  const [short, long] = [middles[0], middles[middles.length - 1]].map((end) => (end - middles[foot]) / height);
  const falls = middles.slice(0, foot + 1).every((middle, i, all) => i === 0 || middle < all[i - 1]);
  const rises = middles.slice(foot).every((middle, i, all) => i === 0 || middle > all[i - 1]);
  const place = foot / (middles.length - 1);
  return (
    falls &&
    rises &&
    place >= MIN_FOOT_RATIO &&
    place <= MAX_FOOT_RATIO &&
    short >= MIN_SHORT_RATIO &&
    short <= MAX_SHORT_RATIO * long &&
    long >= MIN_LONG_RATIO
  );
}

/** How far the stroke of an angle may be off its two straight legs, and how thick it may be, as parts of the width. */
const MAX_LEG_DEVIATION_RATIO = 0.1;
const MAX_STROKE_WIDTH_RATIO = 0.67;

/** An angle that points to the right: the stroke goes right as far as the middle, and back, evenly. */
function isAngle(rows: readonly Extent[], width: number): boolean {
  const height = rows.length;
  if (width > 0.85 * height || width < 0.3 * height || height < MIN_TRIANGLE_LENGTH_PX) return false;
  if (rows.some((extent) => extent === null || extent.to - extent.from > MAX_STROKE_WIDTH_RATIO * width)) return false;
  const middles = rows.map((extent) => (extent!.from + extent!.to) / 2);
  const [first, last] = [middles[0], middles[height - 1]];
  const tip = Math.max(...middles);
  if (Math.abs(first - last) > MAX_LEG_DEVIATION_RATIO * width || tip - first < 0.4 * width) return false;
  // A brace goes straight down between its ends and its tip.
  const [near, far] = [0.12, 0.4].map((part) => Math.round(part * (height - 1)));
  const goesOn = [middles, [...middles].reverse()].every((leg) => leg[far] - leg[near] >= 0.2 * (tip - first));
  if (!goesOn) return false;
  return middles.every((middle, y) => {
    const way = 1 - Math.abs((2 * y) / (height - 1) - 1);
    return Math.abs(middle - (first + way * (tip - first))) <= MAX_LEG_DEVIATION_RATIO * width + 0.5;
  });
}

type Extent = { from: number; to: number } | null;

function extents(length: number, depth: number, inkAt: InkIn): Extent[] {
  return Array.from({ length }, (_, x) => {
    const inked = Array.from({ length: depth }, (__, y) => y).filter((y) => inkAt(x, y));
    return inked.length > 0 ? { from: inked[0], to: inked[inked.length - 1] + 1 } : null;
  });
}

/** Whether a shape, told by how far it reaches at each place along it, is an arrow that points to its end. */
function pointsOn(along: readonly Extent[], depth: number): boolean {
  if (along.some((extent) => extent === null)) return false;
  const sizes = along.map((extent) => extent!.to - extent!.from);
  const widest = Math.max(...sizes);
  const head = sizes.indexOf(widest);
  const shaft = sizes.findIndex((size) => size > MAX_SHAFT_WIDTH_RATIO * depth);
  if (
    widest < MIN_HEAD_WIDTH_RATIO * depth ||
    head < MIN_HEAD_POSITION_RATIO * along.length ||
    shaft < MIN_SHAFT_LENGTH_RATIO * along.length
  )
    return false;
  const isLevel = along
    .slice(0, shaft)
    .every((extent) => Math.abs((extent!.from + extent!.to - depth) / 2) <= MAX_SHAFT_OFFSET_RATIO * depth + 0.5);
  const tip = sizes.slice(head + 1);
  const narrows = tip.every((size, i) => size <= sizes[head + i]);
  return (
    isLevel &&
    narrows &&
    tip.length > 0 &&
    tip[0] >= MIN_TAPER_RATIO * widest &&
    tip[tip.length - 1] <= MAX_TIP_WIDTH_RATIO * depth
  );
}
