/**
 * How much lower the mean of `after` is than the mean of `before`, over the values that only one of them has (as multisets).
 * A lower mean that rests on no value below the old minimum counts as 0. Both lists sorted ascending; all values ≤ 0.
 */
export function meanImprovement(before: readonly number[], after: readonly number[]): number {
  let sumBefore = 0;
  let sumAfter = 0;
  let onlyBefore = 0;
  let onlyAfter = 0;
  let lowestBefore = Number.POSITIVE_INFINITY;
  let lowestAfter = Number.POSITIVE_INFINITY;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const a = before[i] ?? Number.POSITIVE_INFINITY;
    const b = after[j] ?? Number.POSITIVE_INFINITY;
    if (a === b) {
      i += 1;
      j += 1;
    } else if (a < b) {
      lowestBefore = Math.min(lowestBefore, a);
      sumBefore += a;
      onlyBefore += 1;
      i += 1;
    } else {
      lowestAfter = Math.min(lowestAfter, b);
      sumAfter += b;
      onlyAfter += 1;
      j += 1;
    }
  }
  const gain = (onlyBefore ? sumBefore / onlyBefore : 0) - (onlyAfter ? sumAfter / onlyAfter : 0);
  return gain > 0 && lowestBefore <= lowestAfter ? 0 : gain;
}
