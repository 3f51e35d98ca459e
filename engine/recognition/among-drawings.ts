import type { Box } from '../model/box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { overlapX, overlapY, unionBox } from '../raster/box.ts';
import { findDrawnParts } from './find-drawn-parts.ts';
import { findIconRows } from './find-icon-rows.ts';

/** The cross that closes something is as wide as high, and other text is further from it than this many heights. */
const MAX_CROSS_OBLONG = 0.15;
const MIN_CROSS_GAP_HEIGHTS = 1.5;

/**
 * What was read and looks like text, but is drawn, as its place tells: a piece of a drawing, one more of a row of them, a
 * cross by itself.
 *
 * @param icons what was not read; @param shapes drawings that were never taken for text
 */
export function amongDrawings(
  lines: readonly TextLine[],
  icons: readonly Box[],
  shapes: readonly Box[],
  boxes: readonly PaintedBox[],
): { lines: TextLine[]; icons: Box[] } {
  const free = lines.filter(({ said }) => !said);
  const parts = findDrawnParts(free, icons);
  const pieces = new Map<Box, Box[]>();
  for (const [{ box }, icon] of parts) pieces.set(icon, [...(pieces.get(icon) ?? [icon]), box]);
  const whole = icons.map((icon) => unionBox(pieces.get(icon) ?? [icon]));
  const others = lines.filter((line) => !parts.has(line));
  const loose = others.filter(({ said }) => !said);
  const signs = findIconRows(loose, [...whole, ...shapes], boxes);
  for (const line of loose) if (isCross(line, others)) signs.add(line);
  return {
    lines: others.filter((line) => !signs.has(line)),
    icons: [...whole, ...[...signs].map(({ box }) => box)],
  };
}

function isCross(line: TextLine, lines: readonly TextLine[]): boolean {
  const { text, box, grid } = line;
  if (grid || !/^[xX]$/.test(text) || Math.abs(box.width - box.height) > MAX_CROSS_OBLONG * box.height) return false;
  const room = MIN_CROSS_GAP_HEIGHTS * box.height;
  return lines.every((other) => other === line || overlapY(other.box, box) <= 0 || -overlapX(other.box, box) >= room);
}
