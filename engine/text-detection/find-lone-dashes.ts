import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import { overlapX, overlapY } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { RowIndex } from '../raster/row-index.ts';

/** Of dashes: shorter strokes are remnants, longer ones rules. */
const MIN_WIDTH_PX = 7;
const MAX_WIDTH_PX = 24;
const MAX_HEIGHT_PX = 3;
const MIN_ALONE_PX = 2;
/** Nothing is written within this distance. */
const CLEAR_PX = 12;

/**
 * Dashes that stand by themselves: "none" in the cell of a table, the sign of a thing that can be closed. They begin no line
 * of text, as they have no height to read them by.
 *
 * @param glyphs all of the page
 * @param taken those that are part of a line
 */
export function findLoneDashes(
  image: Pixels,
  glyphs: readonly ConnectedComponent[],
  taken: ReadonlySet<ConnectedComponent>,
): ConnectedComponent[] {
  const dashes = glyphs.filter(
    (glyph) =>
      !taken.has(glyph) &&
      glyph.width >= MIN_WIDTH_PX &&
      glyph.width <= MAX_WIDTH_PX &&
      glyph.height <= MAX_HEIGHT_PX &&
      glyph.width >= 3 * glyph.height &&
      isStroke(image, glyph),
  );
  if (dashes.length === 0) return [];
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  // A hairline is one only among others like it: alone it is a piece of a drawing.
  const hasLike = (dash: Box): boolean =>
    dashes.some(
      (other) =>
        other !== dash &&
        Math.abs(other.width - dash.width) <= 1 &&
        (Math.abs(other.x - dash.x) <= 1 || Math.abs(other.y - dash.y) <= 1),
    );
  return dashes.filter(
    (dash) =>
      (dash.height >= MIN_ALONE_PX || hasLike(dash)) &&
      !rows.find(
        { y: dash.y - CLEAR_PX, height: dash.height + 2 * CLEAR_PX },
        (other) => other !== dash && isNear(dash, other),
      ),
  );
}

/** How far the pixels of one stroke differ, but for its ends. */
const MAX_STROKE_LEVELS = 24;

/** Whether it is drawn in one go: dots that touch are three points. */
function isStroke({ data, width }: Pixels, { x, y, width: length, height }: Box): boolean {
  const start = (y + (height >> 1)) * width + x + 1;
  const row = Array.from({ length: length - 2 }, (_, i) => data[start + i]);
  return row.every((color) => channelDistance(color, row[row.length >> 1]) <= MAX_STROKE_LEVELS);
}

const isNear = (dash: Box, other: Box): boolean =>
  overlapX({ ...dash, x: dash.x - CLEAR_PX, width: dash.width + 2 * CLEAR_PX }, other) > 0 &&
  overlapY({ ...dash, y: dash.y - CLEAR_PX, height: dash.height + 2 * CLEAR_PX }, other) > 0;
