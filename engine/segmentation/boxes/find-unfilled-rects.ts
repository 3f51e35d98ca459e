import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Width by height of a checkbox: not less. */
const MISSING = 0.85;
const MIN_WIDTH = 4;
const MIN_HEIGHT = 7;
const MAX_SIDE = 48;

/** Ink along a side, as part of that side's median; of a side, of the middle and beyond the sides, as parts of the strongestContrast. */
const EVEN = 0.5;
const FAINT = 0.3;
const HOLLOW = 0.12;
const BEYOND = 0.4;

/**
 * Takes hollow rectangles out of the glyphs: the box of a missing glyph, an empty checkbox. No letter has four straight
 * sides with their corners, yet the recogniser reads I, 0 or O.
 *
 * @returns the other glyphs, and the boxes that may be checkboxes, those that stand together as one; a box that is clearly
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
  const hollow = new Set(glyphs.filter((glyph) => isHollowBox(glyph, inkAt)));
  const boxes: Box[] = [];
  for (const { x, y, width, height } of [...hollow].sort((a, b) => a.x - b.x)) {
    if (width < MISSING * height) continue;
    const box = { x, y, width, height };
    const home = boxes.find((other) => x - right(other) < 0.4 * height && overlapY(other, box) > 0.8 * height);
    if (home) Object.assign(home, unionBox([home, box]));
    else boxes.push(box);
  }
  return { letters: glyphs.filter((glyph) => !hollow.has(glyph)), boxes };
}

function isHollowBox({ x, y, width, height }: ConnectedComponent, inkAt: (x: number, y: number) => number): boolean {
  if (width < MIN_WIDTH || height < MIN_HEIGHT || Math.max(width, height) > MAX_SIDE) return false;
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
    if (Math.min(...side) < EVEN * median(side)) return false;
    sides.push(side);
  }
  const strength = Math.max(...sides.flat());
  if (sides.some((side) => median(side) < FAINT * strength)) return false;
  const beyond = [top > 0 && row(0), low < height - 1 && row(height - 1), left > 0 && column(0)];
  beyond.push(end < width - 1 && column(width - 1));
  if (beyond.some((side) => side && Math.max(...side) > BEYOND * strength)) return false;
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
    for (let i = edge; i < width - edge; i++) if (inkAt(x + i, y + j) > HOLLOW * strength) inked++;
  }
  // A narrow box has its second column on one of its sides at most.
  return inked <= (width < 7 ? (width - 2 - 1) * (height - 4) : 0);
}
