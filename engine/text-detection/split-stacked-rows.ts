import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../raster/box.ts';

/** Over the height of the type. */
const MIN_TALL_RATIO = 1.5;
/** A row of text has so many letters; quotation marks above the others are lower than this part of them. */
const MIN_ROW_LENGTH = 3;
const MIN_ROW_HEIGHT_RATIO = 0.6;

/**
 * A ring, a bar or an initial beside two rows of text is high enough to continue both of them, and makes them one line.
 *
 * @returns what stands beside the rows, and the glyphs of the rows; null for a line that is one row
 */
export function splitStackedRows(line: GlyphLine): { beside: ConnectedComponent; rows: ConnectedComponent[] } | null {
  const heights = line.glyphs.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  if (line.glyphs.length <= 2 * MIN_ROW_LENGTH || line.height < MIN_TALL_RATIO * usual) return null;
  const tall = line.glyphs.filter(({ height }) => height >= MIN_TALL_RATIO * usual);
  const others = line.glyphs.filter((glyph) => !tall.includes(glyph));
  const rows = rowsOf(others).filter((row) => row.length >= MIN_ROW_LENGTH);
  if (rows.length < 2) return null;
  const boxes = rows.map(unionBox);
  const [low, high] = [Math.min, Math.max].map((of) => of(...boxes.map(({ height }) => height)));
  if (low < MIN_ROW_HEIGHT_RATIO * high || boxes.some((box) => overlapX(box, boxes[0]) <= 0)) return null;
  const whole = unionBox(boxes);
  const beside = tall.filter((glyph) => isOutside(glyph, whole) && boxes.every((box) => overlapY(glyph, box) > 0));
  // Several are a price, and the rows are the halves of the one before it, which is struck through.
  if (beside.length !== 1) return null;
  return { beside: beside[0], rows: line.glyphs.filter((glyph) => glyph !== beside[0]) };
}

const isOutside = (glyph: Box, whole: Box): boolean => right(glyph) <= whole.x || glyph.x >= right(whole);

/** Glyphs by the rows of pixels that they share, from the top. */
function rowsOf(glyphs: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const rows: ConnectedComponent[][] = [];
  let foot = Number.NEGATIVE_INFINITY;
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    if (glyph.y >= foot) rows.push([glyph]);
    else rows[rows.length - 1].push(glyph);
    foot = Math.max(foot, bottom(glyph));
  }
  return rows;
}
