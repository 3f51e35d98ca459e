import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { overlapX, right, unionBox } from '../raster/box.ts';

/** One character as it is seen, from left to right: pieces above each other (i, é, :) are one column. */
export function glyphColumns(glyphs: readonly ConnectedComponent[]): Box[] {
  const columns: Box[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.x - b.x || b.width - a.width)) {
    const last = columns.at(-1);
    const box = { x: glyph.x, y: glyph.y, width: glyph.width, height: glyph.height };
    if (last && isAbove(last, box)) Object.assign(last, unionBox([last, box]));
    else columns.push(box);
  }
  return columns.sort((a, b) => a.x + right(a) - b.x - right(b));
}

/** Neighbours overlap by a little (AV, fj); pieces of one character share most of the narrower one. */
function isAbove(column: Box, piece: Box): boolean {
  return overlapX(column, piece) > 0.6 * Math.min(column.width, piece.width);
}
