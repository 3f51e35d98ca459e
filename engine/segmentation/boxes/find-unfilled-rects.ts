import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Width over height of a check box. */
const MIN_CHECKBOX_ASPECT = 0.85;
const MIN_WIDTH_PX = 4;
const MIN_HEIGHT_PX = 7;
const MAX_SIDE_PX = 48;

/** Weakest ink of a side over its median; ink of a side, inside and outside of them over the strongest. */
const MIN_SIDE_EVENNESS_SHARE = 0.5;
const MIN_SIDE_STRENGTH_SHARE = 0.3;
const MAX_INSIDE_STRENGTH_SHARE = 0.12;
const MAX_OUTSIDE_STRENGTH_SHARE = 0.4;

/**
 * Takes unfilled rectangles out of the glyphs: the box of a missing glyph, an empty check box. No letter has four straight
 * sides with their corners, yet the recogniser reads I, 0 or O.
 *
 * @returns the other glyphs, and the boxes that may be check boxes, those that stand together as one; a box that is clearly
 * higher than wide stands for a glyph that the font lacks, and nobody wants that back
 */
export function findUnfilledRects(
  image: Pixels,
  { glyphs, background }: Segmentation,
): { letters: ConnectedComponent[]; boxes: Box[] } {
  const inkAt = (x: number, y: number) => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], background[at]);
  };
  const unfilled = new Set(glyphs.filter((glyph) => isUnfilledRect(glyph, inkAt)));
  const boxes: Box[] = [];
  for (const { x, y, width, height } of [...unfilled].sort((a, b) => a.x - b.x)) {
    if (width < MIN_CHECKBOX_ASPECT * height) continue;
    const box = { x, y, width, height };
    const neighbour = boxes.find((other) => x - right(other) < 0.4 * height && overlapY(other, box) > 0.8 * height);
    if (neighbour) Object.assign(neighbour, unionBox([neighbour, box]));
    else boxes.push(box);
  }
  return { letters: glyphs.filter((glyph) => !unfilled.has(glyph)), boxes };
}

function isUnfilledRect({ x, y, width, height }: ConnectedComponent, inkAt: (x: number, y: number) => number): boolean {
  if (width < MIN_WIDTH_PX || height < MIN_HEIGHT_PX || Math.max(width, height) > MAX_SIDE_PX) return false;
  const inkOf = (from: number, to: number, at: (k: number) => number): number[] =>
    Array.from({ length: to - from }, (_, k) => at(from + k));
  const row = (j: number, from = 0, to = width) => inkOf(from, to, (i) => inkAt(x + i, y + j));
  const column = (i: number, from = 0, to = height) => inkOf(from, to, (j) => inkAt(x + i, y + j));
  const rowSum = (j: number): number => sumOf(width, (i) => inkAt(x + i, y + j));
  const columnSum = (i: number): number => sumOf(height, (j) => inkAt(x + i, y + j));
  // Anti-aliasing puts a side on two rows or columns: the stronger one counts.
  const top = rowSum(0) >= rowSum(1) ? 0 : 1;
  const low = height - 1 - (rowSum(height - 1) >= rowSum(height - 2) ? 0 : 1);
  const left = columnSum(0) >= columnSum(1) ? 0 : 1;
  const end = width - 1 - (columnSum(width - 1) >= columnSum(width - 2) ? 0 : 1);
  const sides: number[][] = [];
  // One after the other: a letter fails at its first side.
  for (const sideOf of [
    () => row(top, left, end + 1),
    () => row(low, left, end + 1),
    () => column(left, top, low + 1),
    () => column(end, top, low + 1),
  ]) {
    const side = sideOf();
    if (Math.min(...side) < MIN_SIDE_EVENNESS_SHARE * median(side)) return false;
    sides.push(side);
  }
  const strength = Math.max(...sides.flat());
  if (sides.some((side) => median(side) < MIN_SIDE_STRENGTH_SHARE * strength)) return false;
  const beyond = [top > 0 && row(0), low < height - 1 && row(height - 1), left > 0 && column(0)];
  beyond.push(end < width - 1 && column(width - 1));
  if (beyond.some((side) => side && Math.max(...side) > MAX_OUTSIDE_STRENGTH_SHARE * strength)) return false;
  return hasEmptyMiddle({ x, y, width, height }, inkAt, strength);
}

function sumOf(count: number, at: (k: number) => number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += at(k);
  return sum;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

function hasEmptyMiddle({ x, y, width, height }: Box, inkAt: (x: number, y: number) => number, strength: number) {
  const edge = width < 7 ? 1 : 2;
  let inked = 0;
  for (let j = 2; j < height - 2; j++) {
    for (let i = edge; i < width - edge; i++) if (inkAt(x + i, y + j) > MAX_INSIDE_STRENGTH_SHARE * strength) inked++;
  }
  // A narrow box has its second column on one of its sides at most.
  return inked <= (width < 7 ? (width - 2 - 1) * (height - 4) : 0);
}
