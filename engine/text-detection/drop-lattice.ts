import type { Box } from '../model/box.ts';
import { centerX, centerY } from '../raster/box.ts';

/** A mark of a pattern is no larger, and the marks of one differ by no more. */
const MAX_MARK_PX = 6;
const MAX_SIZE_DIFFERENCE_PX = 1;
/** Distances between marks, which may be no whole pixels, so each is off by as much. */
const MIN_PITCH_PX = 6;
const MAX_PITCH_PX = 128;
const MAX_OFF_PX = 1.5;
/** So many marks with another one at the pitch in both directions are no accident: a list has no such number of bullets. */
const MIN_MARK_COUNT = 120;

/**
 * Leaves out the marks of a dotted or crossed ground: small, alike, and in rows and columns at one distance. Beside letters
 * they would be read as full stops and widen every word that they touch.
 */
export function dropLattice<Glyph extends Box>(glyphs: readonly Glyph[]): Glyph[] {
  const marks = glyphs.filter(({ width, height }) => Math.max(width, height) <= MAX_MARK_PX);
  if (marks.length < MIN_MARK_COUNT) return [...glyphs];
  const cells = new Map<string, Glyph[]>();
  const keyOf = (column: number, row: number): string => `${column} ${row}`;
  const cellOf = (at: number): number => Math.floor(at / MAX_MARK_PX);
  for (const mark of marks) {
    const key = keyOf(cellOf(centerX(mark)), cellOf(centerY(mark)));
    cells.set(key, [...(cells.get(key) ?? []), mark]);
  }
  const near = (mark: Glyph, x: number, y: number): boolean => {
    for (let column = cellOf(x - MAX_OFF_PX); column <= cellOf(x + MAX_OFF_PX); column++)
      for (let row = cellOf(y - MAX_OFF_PX); row <= cellOf(y + MAX_OFF_PX); row++)
        for (const other of cells.get(keyOf(column, row)) ?? [])
          if (
            isAlike(mark, other) &&
            Math.abs(centerX(other) - x) <= MAX_OFF_PX &&
            Math.abs(centerY(other) - y) <= MAX_OFF_PX
          )
            return true;
    return false;
  };
  const across = commonPitch(marks, centerY, centerX);
  const down = commonPitch(marks, centerX, centerY);
  if (across === undefined || down === undefined) return [...glyphs];
  const inLattice = new Set(
    marks.filter((mark) => {
      const [x, y] = [centerX(mark), centerY(mark)];
      return (
        (near(mark, x - across, y) || near(mark, x + across, y)) && (near(mark, x, y - down) || near(mark, x, y + down))
      );
    }),
  );
  return inLattice.size < MIN_MARK_COUNT ? [...glyphs] : glyphs.filter((glyph) => !inLattice.has(glyph));
}

const isAlike = (a: Box, b: Box): boolean =>
  Math.abs(a.width - b.width) <= MAX_SIZE_DIFFERENCE_PX && Math.abs(a.height - b.height) <= MAX_SIZE_DIFFERENCE_PX;

/** The commonest distance from a mark to the next one in its line, in pixels; undefined where few have it. */
function commonPitch<Glyph extends Box>(
  marks: readonly Glyph[],
  lineOf: (mark: Box) => number,
  placeOf: (mark: Box) => number,
): number | undefined {
  const lines = new Map<number, number[]>();
  for (const mark of marks) {
    const line = Math.round(lineOf(mark));
    lines.set(line, [...(lines.get(line) ?? []), placeOf(mark)]);
  }
  const pitches = [...lines.values()].flatMap((places) => {
    const sorted = places.sort((a, b) => a - b);
    return sorted.slice(1).map((place, i) => place - sorted[i]);
  });
  const usual = pitches.filter((pitch) => pitch >= MIN_PITCH_PX && pitch <= MAX_PITCH_PX).sort((a, b) => a - b);
  let best = { count: 0, mean: 0 };
  for (let from = 0, to = 0; from < usual.length; from++) {
    while (to < usual.length && usual[to] <= usual[from] + MAX_OFF_PX) to++;
    const count = to - from;
    if (count > best.count) best = { count, mean: usual.slice(from, to).reduce((sum, one) => sum + one, 0) / count };
  }
  return best.count >= MIN_MARK_COUNT / 2 ? best.mean : undefined;
}
