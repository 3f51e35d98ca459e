import type { Box } from '../../model/box.ts';
import type { Labelling, Region } from '../../model/segmentation.ts';
import { centerX, centerY } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { edgeCoverage } from './edge-coverage.ts';
import { isRing } from './is-disc.ts';

/** Larger regions are no letters. */
const MAX_SIDE_PX = 140;
/** An `8` and a `B` have two holes; words cut out of a chip are more. */
const MAX_HOLE_COUNT = 2;
/** Share of its box that the hole of a letter fills; a sign cut out of a chip fills less. */
const MIN_HOLE_FILL_SHARE = 0.6;
/** Sides of a hole over those of the letter: a dash or an `l` cut out of a chip is thinner. */
const MIN_HOLE_RATIO = 0.15;
/** How far from the middle of a letter its holes are, over its width. */
const MAX_OFF_CENTER_RATIO = 0.15;
/** Of a frame, however round its corners, so much of each side is straight. */
const MIN_STRAIGHT_SHARE = 0.75;
/** Levels by which the letters of a word differ. */
const MAX_WORD_LEVELS = 8;
/** Distance of two letters of a word over their height, and their heights over each other's. */
const MAX_LETTER_GAP_RATIO = 0.2;
const MIN_LETTER_HEIGHT_RATIO = 0.5;

/** A letter without gaps, `l` or the stem of an `i`, is so many times as high as wide. */
const MIN_STEM_ASPECT = 2.5;
/** Levels by which the ground within a letter differs from that around it. */
const MAX_GROUND_LEVELS = 4;

/**
 * Whether a region that may be a chip or a disc, by its outline, is a bold letter of a headline. What is around it reaches
 * into its middle, as in `u` and `E`; or it is a round ring; or it has a hole or two like `e` and `B`, and is in a word with
 * such a letter.
 *
 * @param isDisc a ring alone is a disc with a round sign on it
 */
export function isLetter(region: Region, { regions, labels }: Labelling, imageWidth: number, isDisc = false): boolean {
  const word = new Set([region]);
  for (const letter of word) {
    if (Math.max(letter.width, letter.height) > MAX_SIDE_PX) continue;
    const { isOpen, holes } = gapsOf(letter, labels, imageWidth);
    const isStem = letter !== region && letter.height > MIN_STEM_ASPECT * letter.width;
    const isRound = !(isDisc && letter === region) && isRoundLetter(letter, regions, labels, imageWidth);
    if (isOpen || isStem || isRound) return true;
    if (holes.length === 0 || holes.length > MAX_HOLE_COUNT || !holes.every((hole) => isCounter(hole, letter)))
      continue;
    for (const other of neighboursOf(letter, regions, labels, imageWidth)) word.add(other);
  }
  return false;
}

/** An O: it may be flat on all sides, too, but is round, and the ground is seen through its middle. */
function isRoundLetter(region: Region, regions: readonly Region[], labels: Int32Array, imageWidth: number): boolean {
  if (!isRing(labels, imageWidth, region)) return false;
  if (edgeCoverage(labels, imageWidth, region, 1)[0] > MIN_STRAIGHT_SHARE) return false;
  const regionAt = (x: number, y: number): Region | undefined =>
    regions[labels[Math.floor(y) * imageWidth + Math.floor(x)]];
  const [hole, ground] = [regionAt(centerX(region), centerY(region)), regionAt(region.x, region.y)];
  return hole !== undefined && ground !== undefined && channelDistance(hole.color, ground.color) <= MAX_GROUND_LEVELS;
}

function isCounter({ pixels, ...hole }: Hole, letter: Region): boolean {
  return (
    pixels >= MIN_HOLE_FILL_SHARE * hole.width * hole.height &&
    hole.width >= MIN_HOLE_RATIO * letter.width &&
    hole.height >= MIN_HOLE_RATIO * letter.height &&
    Math.abs(centerX(hole) - centerX(letter)) <= MAX_OFF_CENTER_RATIO * letter.width
  );
}

type Hole = Box & { pixels: number };

/** The holes of a region, and whether it is open: what is around it reaches into the middle half of its box. */
function gapsOf(region: Box & { label: number }, labels: Int32Array, imageWidth: number) {
  const { x, y, width, height, label } = region;
  const isSeen = new Uint8Array(width * height);
  const isOwn = (at: number): boolean => labels[(y + Math.floor(at / width)) * imageWidth + x + (at % width)] === label;
  const [marginX, marginY] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const isInner = (u: number, v: number): boolean =>
    u >= marginX && u < width - marginX && v >= marginY && v < height - marginY;
  const holes: Hole[] = [];
  let isOpen = false;
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || isOwn(start)) continue;
    const todo = [start];
    isSeen[start] = 1;
    let [left, top, far, foot, pixels] = [width, height, -1, -1, 0];
    let inner = false;
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      const [u, v] = [at % width, Math.floor(at / width)];
      pixels++;
      inner ||= isInner(u, v);
      [left, far, top, foot] = [Math.min(left, u), Math.max(far, u), Math.min(top, v), Math.max(foot, v)];
      for (const [du, dv] of NEIGHBOURS) {
        if (u + du < 0 || u + du >= width || v + dv < 0 || v + dv >= height) continue;
        const next = at + du + dv * width;
        if (isSeen[next] || isOwn(next)) continue;
        isSeen[next] = 1;
        todo.push(next);
      }
    }
    const isOutside = left === 0 || top === 0 || far === width - 1 || foot === height - 1;
    if (!isOutside) holes.push({ x: x + left, y: y + top, width: far - left + 1, height: foot - top + 1, pixels });
    else isOpen ||= inner;
  }
  return { isOpen, holes };
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Regions of one colour and about one height that are as near to the left or right as the letters of a word. */
function neighboursOf(region: Region, regions: readonly Region[], labels: Int32Array, imageWidth: number): Region[] {
  const reach = Math.ceil(MAX_LETTER_GAP_RATIO * region.height);
  const found = new Set<Region>();
  for (let y = region.y; y < region.y + region.height; y++) {
    for (let step = 1; step <= reach; step++) {
      for (const x of [region.x - step, region.x + region.width - 1 + step]) {
        const other = x >= 0 && x < imageWidth ? regions[labels[y * imageWidth + x]] : undefined;
        if (other && other !== region) found.add(other);
      }
    }
  }
  return [...found].filter(
    ({ color, width, height }) =>
      channelDistance(color, region.color) <= MAX_WORD_LEVELS &&
      Math.max(width, height) <= MAX_SIDE_PX &&
      Math.min(height, region.height) >= MIN_LETTER_HEIGHT_RATIO * Math.max(height, region.height),
  );
}
