import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../raster/box.ts';

/** Over the height of the type. */
const MIN_TALL_RATIO = 1.5;
/** A row of text has so many letters; quotation marks above the others are lower than this part of them. */
const MIN_ROW_LENGTH = 3;
/** Beside what is so many times as high as the type, the other row may be one figure. */
const MIN_SIGN_RATIO = 2.5;
const MIN_FIGURE_LENGTH = 1;
const MIN_ROW_HEIGHT_RATIO = 0.6;
/** Halves of characters, cut by a line, have no more between them than this part of their height, and most lie right below each other. */
const MAX_HALVES_GAP_RATIO = 0.5;
const MIN_HALVES_SHARE = 0.5;

type Split = { beside: ConnectedComponent[]; rows: ConnectedComponent[] };

/**
 * A ring, a portrait or an initial beside two rows of text is high enough to continue both of them, and makes them one line.
 *
 * @returns what stands beside the rows, as little as there may be, and the glyphs of the rows; null for a line that is one row
 */
export function splitStackedRows(line: GlyphLine): Split | null {
  const heights = line.glyphs.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  const least = MIN_ROW_LENGTH + MIN_FIGURE_LENGTH;
  if (line.glyphs.length <= least || line.height < MIN_TALL_RATIO * usual) return null;
  const fromLeft = [...line.glyphs].sort((a, b) => a.x - b.x);
  const fromRight = [...line.glyphs].sort((a, b) => right(b) - right(a));
  for (let count = 1; count <= line.glyphs.length - least; count++) {
    for (const glyphs of [fromLeft, fromRight]) {
      const split = { beside: glyphs.slice(0, count), rows: glyphs.slice(count) };
      const highest = Math.max(...split.beside.map(({ height }) => height));
      if (highest >= MIN_TALL_RATIO * usual && isStacked(split, highest >= MIN_SIGN_RATIO * usual)) return split;
    }
  }
  return null;
}

function isStacked({ beside, rows: glyphs }: Split, mayBeFigure: boolean): boolean {
  const aside = unionBox(beside);
  if (overlapX(aside, unionBox(glyphs)) > 0) return false;
  const rows = rowsOf(glyphs);
  const lengths = rows.map((row) => row.length);
  const shortest = mayBeFigure && rows.length === 2 ? MIN_FIGURE_LENGTH : MIN_ROW_LENGTH;
  if (rows.length < 2 || Math.min(...lengths) < shortest || Math.max(...lengths) < MIN_ROW_LENGTH) return false;
  const boxes = rows.map(unionBox);
  const [low, high] = [Math.min, Math.max].map((of) => of(...boxes.map(({ height }) => height)));
  if (low < MIN_ROW_HEIGHT_RATIO * high || boxes.some((box) => overlapX(box, boxes[0]) <= 0)) return false;
  const joins = beside.some((glyph) => boxes.every((box) => overlapY(glyph, box) > 0));
  // A price beside another one that is struck through: the rows are the halves of that.
  return joins && !rows.some((row, k) => k > 0 && areHalves(rows[k - 1], row));
}

function areHalves(upper: readonly Box[], lower: readonly Box[]): boolean {
  const [above, below] = [unionBox(upper), unionBox(lower)];
  if (-overlapY(above, below) > MAX_HALVES_GAP_RATIO * below.height) return false;
  const isBelow = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) <= 1 && Math.abs(right(a) - right(b)) <= 1;
  return lower.filter((a) => upper.some((b) => isBelow(a, b))).length > MIN_HALVES_SHARE * lower.length;
}

/** Glyphs by the rows of pixels that they share, from the top. */
export function rowsOf(glyphs: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const rows: ConnectedComponent[][] = [];
  let foot = Number.NEGATIVE_INFINITY;
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    if (glyph.y >= foot) rows.push([glyph]);
    else rows[rows.length - 1].push(glyph);
    foot = Math.max(foot, bottom(glyph));
  }
  return rows;
}
