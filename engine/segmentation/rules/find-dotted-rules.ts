import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { right } from '../../raster/box.ts';

const MAX_DOT_WIDTH_PX = 3;
const MAX_DOT_HEIGHT_PX = 2;
const MIN_DOT_COUNT = 8;

/**
 * Takes dotted lines out of the glyphs: below a link they read as letters, or spoil the reading of the line.
 *
 * @returns the other glyphs, and each row of dots as a rule
 */
export function findDottedRules(
  image: Pixels,
  glyphs: readonly ConnectedComponent[],
): { letters: ConnectedComponent[]; dotted: Rule[] } {
  const dots = glyphs.filter(({ width, height }) => width <= MAX_DOT_WIDTH_PX && height <= MAX_DOT_HEIGHT_PX);
  dots.sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: ConnectedComponent[][] = [];
  for (const dot of dots) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && follows(last, dot)) row.push(dot);
    else rows.push([dot]);
  }
  const lines = rows.filter((row) => row.length >= MIN_DOT_COUNT);
  const taken = new Set(lines.flat());
  return {
    letters: glyphs.filter((glyph) => !taken.has(glyph)),
    dotted: lines.map(([{ x, y, height, surface }, ...others]) => {
      const color = image.data[y * image.width + x];
      return { x, y, width: right(others[others.length - 1]) - x, height, color, surface, dotted: true };
    }),
  };
}

function follows(last: ConnectedComponent, { x, y, width, height }: ConnectedComponent): boolean {
  if (y !== last.y || height !== last.height || Math.abs(width - last.width) > 1) return false;
  // Full stops stand farther apart than they are wide.
  return x - right(last) <= last.width;
}
