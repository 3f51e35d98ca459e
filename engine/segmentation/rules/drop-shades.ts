import type { Box } from '../../model/box.ts';
import { bottom, overlapX, overlapY, right } from '../../raster/box.ts';

/** A shade is of so many rows: designs draw no more lines that touch each other. */
const MIN_LINE_COUNT = 5;
const MAX_THICKNESS_PX = 3;

/**
 * Leaves out lines that lie right below (or beside) each other, many of them: the rows of one colour of a shade that runs
 * smoothly, where its pixels happen to be alike.
 */
export function dropShades<T extends Box>(rules: readonly T[]): T[] {
  const level = rules.filter(({ width, height }) => height <= MAX_THICKNESS_PX && width > height);
  const upright = rules.filter(({ width, height }) => width <= MAX_THICKNESS_PX && height > width);
  const shades = new Set([
    ...touching(level, (a, b) => b.y === bottom(a) && overlapX(a, b) > 0),
    ...touching(upright, (a, b) => b.x === right(a) && overlapY(a, b) > 0),
  ]);
  return rules.filter((rule) => !shades.has(rule));
}

/** Lines of groups in which each touches the next. @param meets whether the second lies right behind the first */
function touching<T extends Box>(lines: readonly T[], meets: (a: T, b: T) => boolean): T[] {
  const groups: T[][] = [];
  for (const line of lines) {
    const met = groups.filter((group) => group.some((other) => meets(other, line) || meets(line, other)));
    const joined = [...met.flat(), line];
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.filter(({ length }) => length >= MIN_LINE_COUNT).flat();
}
