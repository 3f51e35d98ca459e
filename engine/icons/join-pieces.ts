import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Rule } from '../model/rule.ts';
import type { TextBlock } from '../model/text-block.ts';
import { contains, unionBox } from '../raster/box.ts';
import { clusterBoxes } from '../raster/cluster-boxes.ts';
import { channelDistance } from '../raster/color.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { inkReader } from './read-ink.ts';

/** Pieces of an icon are no further apart, in pixels, and no larger, nor is all of it. */
const MAX_GAP_PX = 5;
const MAX_PIECE_PX = 48;
const MAX_ICON_PX = 56;
const MIN_ICON_PX = 8;
const MIN_ICON_WIDTH_PX = 3;
/** So far beyond its pieces ink is looked for that was taken for a soft edge of theirs. */
const MAX_GROWTH_PX = 8;
const MIN_INK_LEVELS = 20;
const MAX_PIECE_COUNT = 12;
/** What is read in a piece of an icon is short. */
const MAX_LETTER_COUNT = 4;
/** Pieces that together look this much like an icon are one (engine-log: icon-pieces). */
const MIN_LIKENESS = 0.95;

/** Three dots open a menu. Other drawings of several pieces are no larger than this, and about square. */
const MAX_DOT_PX = 7;
/** Two triangles, one above the other, open a list or sort it. */
const MAX_PAIR_PX = 10;
const MAX_SIGN_PX = 40;
const MAX_ASPECT = 1.8;

type Parts = {
  icons: readonly Box[];
  boxes: readonly PaintedBox[];
  blocks: readonly TextBlock[];
  rules: readonly Rule[];
};

/**
 * Joins what was taken apart: the page of a calendar is a box, its rings are bars, and the heads of a group are read as
 * letters. What is joined has one colour on one ground as a whole, and looks like
 * an icon of the catalogue; drawings alone need not.
 */
export function joinPieces(image: Pixels, parts: Parts, likeIcon: (ink: InkImage) => number, read = inkReader(image)) {
  const { icons, boxes, blocks, rules } = parts;
  const isSmall = ({ width, height }: Box): boolean => Math.max(width, height) <= MAX_PIECE_PX;
  const plain = boxes.filter(
    ({ box, paint }) => isSmall(box) && paint.fill !== undefined && !paint.border && !paint.shadow,
  );
  const short = blocks.filter(
    ({ lines: [line, ...more], ink }) => more.length === 0 && line.text.length <= MAX_LETTER_COUNT && isSmall(ink),
  );
  const holds = ({ box }: PaintedBox): boolean => blocks.some(({ ink }) => contains(box, ink, 1));
  const pieces = new Map<Box, Box | PaintedBox | TextBlock | Rule>([
    ...icons.filter(isSmall).map((box) => [copy(box), box] as const),
    ...plain.filter((painted) => !holds(painted)).map((painted) => [copy(painted.box), painted] as const),
    ...short.map((block) => [copy(block.ink), block] as const),
    ...rules.filter(isSmall).map((rule) => [copy(rule), rule] as const),
  ]);
  const drawn = new Set<unknown>([...icons, ...plain, ...rules]);
  const joined: Box[] = [];
  const taken = new Set<unknown>();
  const join = (cluster: readonly Box[]): boolean => {
    if (cluster.length < 2 || cluster.length > MAX_PIECE_COUNT) return false;
    const whole = withAllInk(image, unionBox(cluster));
    const [short, long] = [whole.width, whole.height].sort((a, b) => a - b);
    if (long > MAX_ICON_PX || long < MIN_ICON_PX || short < MIN_ICON_WIDTH_PX) return false;
    const ink = read(whole);
    if (!ink) return false;
    const isDrawn = cluster.every((piece) => drawn.has(pieces.get(piece)));
    if (!(isDrawn && isOneSign(cluster, whole)) && likeIcon(ink.ink) < MIN_LIKENESS) return false;
    joined.push(whole);
    for (const piece of cluster) taken.add(pieces.get(piece));
    return true;
  };
  for (const cluster of clusterBoxes([...pieces.keys()], MAX_GAP_PX)) {
    if (join(cluster)) continue;
    // A button is no piece of what lies on it.
    const onIt = cluster.filter((piece) => !cluster.some((other) => other !== piece && contains(piece, other)));
    if (onIt.length < cluster.length) for (const rest of clusterBoxes(onIt, MAX_GAP_PX)) join(rest);
  }
  const isFree = (part: unknown): boolean => !taken.has(part);
  return {
    icons: [...icons.filter(isFree), ...joined],
    boxes: boxes.filter(isFree),
    blocks: blocks.filter(isFree),
    rules: rules.filter(isFree),
  };
}

const copy = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** Whether drawings in one colour, close to each other, are one: as wide as high, of unlike pieces, or three dots. */
function isOneSign(pieces: readonly Box[], whole: Box): boolean {
  const [{ width, height }] = pieces;
  // What lies on a disc is drawn on it; it is one with the disc as an icon of the catalogue alone.
  if (pieces.some((piece) => pieces.some((other) => other !== piece && contains(piece, other)))) return false;
  const areAlike = pieces.every((piece) => Math.abs(piece.width - width) <= 1 && Math.abs(piece.height - height) <= 1);
  // Stars of a rating and swatches of a palette are alike, and apart.
  if (areAlike && pieces.length === 3) return Math.max(width, height) <= MAX_DOT_PX;
  if (areAlike) return pieces.length === 2 && whole.width <= MAX_PAIR_PX && whole.height > height;
  const aspect = whole.width / whole.height;
  return Math.max(whole.width, whole.height) <= MAX_SIGN_PX && aspect >= 1 / MAX_ASPECT && aspect <= MAX_ASPECT;
}

/** The box with what sticks out of it: as long as there is ink right beside one of its sides. */
function withAllInk(image: Pixels, box: Box): Box {
  const { x, y, width, height } = box;
  const at = (u: number, v: number): Rgb =>
    image.data[Math.min(image.height - 1, Math.max(0, v)) * image.width + Math.min(image.width - 1, Math.max(0, u))];
  const ground = at(x - MAX_GROWTH_PX, y - MAX_GROWTH_PX);
  const isInk = (u: number, v: number): boolean => channelDistance(at(u, v), ground) > MIN_INK_LEVELS;
  let [left, top, end, foot] = [x, y, x + width, y + height];
  const some = (from: number, to: number, is: (i: number) => boolean): boolean => {
    for (let i = from; i < to; i++) if (is(i)) return true;
    return false;
  };
  while (top > y - MAX_GROWTH_PX && some(left, end, (u) => isInk(u, top - 1))) top--;
  while (foot < y + height + MAX_GROWTH_PX && some(left, end, (u) => isInk(u, foot))) foot++;
  while (left > x - MAX_GROWTH_PX && some(top, foot, (v) => isInk(left - 1, v))) left--;
  while (end < x + width + MAX_GROWTH_PX && some(top, foot, (v) => isInk(end, v))) end++;
  return { x: left, y: top, width: end - left, height: foot - top };
}
