import type { Assignment } from '../assignment.ts';

/** For every column: what it costs to move its owner elsewhere, and to which column the owner then goes (−1: it is free). */
type Rehousing = { cost: Float64Array; next: Int32Array };

/**
 * Shortest paths from every column to the one free column of an assignment that lacks a single row, over reduced costs (with
 * feasible prices these are ≥ 0, so Dijkstra holds). With them the best column for any new row is a plain minimum of
 * `cost of the row there − column price + rehousing cost`. `byColumn` is the cost matrix transposed; rows listed in `zeroRow`
 * cost nothing anywhere. O(n²).
 */
export function rehousing(state: Assignment, byColumn: Float64Array, zeroRow: number): Rehousing {
  const { size, rowOf, rowPrice, columnPrice } = state;
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const next = new Int32Array(size).fill(-1);
  const open = new Int32Array(size);
  for (let column = 0; column < size; column += 1) open[column] = column;
  cost[rowOf.indexOf(-1)] = 0;
  for (let left = size; left > 0; ) {
    let slot = 0;
    for (let k = 1; k < left; k += 1) {
      if ((cost[open[k] as number] as number) < (cost[open[slot] as number] as number)) slot = k;
    }
    const settled = open[slot] as number;
    left -= 1;
    open[slot] = open[left] as number;
    const base = (cost[settled] as number) - (columnPrice[settled] as number);
    const start = settled * size;
    for (let k = 0; k < left; k += 1) {
      const column = open[k] as number;
      const owner = rowOf[column] as number;
      const price = owner === zeroRow ? 0 : (byColumn[start + owner] as number);
      const path = base + price - (rowPrice[owner] as number);
      if (path < (cost[column] as number)) {
        cost[column] = path;
        next[column] = settled;
      }
    }
  }
  return { cost, next };
}
