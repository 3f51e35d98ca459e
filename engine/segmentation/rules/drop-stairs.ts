import type { Box } from '../../model/box.ts';

/** The steps of a slanted edge are as thick as one or two pixels. */
const MAX_STEP_PX = 2;
/** Where no line was seen on some steps, the next one is so far down. */
const MAX_DROP_PX = 4;
/** Adjoining steps meet up to this. */
const MAX_OVERLAP_PX = 2;
const MIN_STEP_COUNT = 5;

/** A line along the axis from `start` to `end`, at a height `at`. */
type Step<T> = { of: T; start: number; end: number; at: number };

/**
 * Leaves out lines that are the steps of a slanted edge: on each of its rows the soft pixels between two surfaces make a
 * short line, which begins where that of the row before ends.
 */
export function dropStairs<T extends Box>(rules: readonly T[]): T[] {
  const level = rules.filter(({ width, height }) => height <= MAX_STEP_PX && width > height);
  const upright = rules.filter(({ width, height }) => width <= MAX_STEP_PX && height > width);
  const steps = new Set([
    ...stepsAmong(level.map((of) => ({ of, start: of.x, end: of.x + of.width, at: of.y }))),
    ...stepsAmong(upright.map((of) => ({ of, start: of.y, end: of.y + of.height, at: of.x }))),
  ]);
  return rules.filter((rule) => !steps.has(rule));
}

function stepsAmong<T>(lines: readonly Step<T>[]): T[] {
  return ([1, -1] as const).flatMap((towards) => {
    const sorted = [...lines].sort((a, b) => a.at - b.at || towards * (a.start - b.start));
    return flightsOf(sorted, towards).flat();
  });
}

/** Runs of lines of which each goes on from the one above it, towards one side. */
function flightsOf<T>(lines: readonly Step<T>[], towards: 1 | -1): T[][] {
  const flights: Step<T>[][] = [];
  for (const line of lines) {
    const flight = flights.findLast((one) => goesOn(one[one.length - 1], line, towards));
    if (flight) flight.push(line);
    else flights.push([line]);
  }
  return flights.filter(({ length }) => length >= MIN_STEP_COUNT).map((flight) => flight.map(({ of }) => of));
}

function goesOn<T>(last: Step<T>, next: Step<T>, towards: 1 | -1): boolean {
  const drop = next.at - last.at;
  if (drop < 0 || drop > MAX_DROP_PX) return false;
  const gap = towards === 1 ? next.start - last.end : last.start - next.end;
  // Each step that was not seen is about as long as those beside it.
  const missing = Math.max(0, drop - 1) * 1.5 * Math.max(last.end - last.start, next.end - next.start);
  return gap >= -MAX_OVERLAP_PX && gap <= missing + MAX_OVERLAP_PX;
}
