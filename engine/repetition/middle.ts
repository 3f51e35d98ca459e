/** What was measured of one thing differs by no more; what differs more is meant. */
export const MAX_COLOR_DISTANCE = 32;
export const MAX_LENGTH_DIFFERENCE_PX = 3;
/** Sizes of type and of frames, as a share. */
export const MAX_SIZE_RATIO = 0.12;

/** The lower of the middle two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

export const mostFrequent = <T>(values: readonly T[]): T => mostFrequentBy(values, (value) => value);

/** The first of those that occur most often. */
export function mostFrequentBy<T>(values: readonly T[], keyOf: (value: T) => unknown): T {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(keyOf(value)) === most)!;
}
