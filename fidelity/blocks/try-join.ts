import { type Assignment, augment } from '../assignment.ts';
import { rehousing } from './rehousing.ts';

/** Cost of one more row in a column: two lower bounds, the second dearer and higher, then the real one. */
type RowCosts = {
  loose(column: number): number;
  tight(column: number): number;
  exact(column: number): number;
};

/**
 * The optimal assignment after rows `at` and `at + 1` have become one: row `at` gets the joined row's costs, row `at + 1` is
 * left over and costs nothing. Returns the row of every column and the joined row's cost. Only the column that the joined row
 * gets has to be known exactly, so columns are taken in order of their bounds until none left can be better.
 */
export function tryJoin(
  solved: Assignment,
  byColumn: Float64Array,
  at: number,
  columns: number,
  joined: RowCosts,
): { rowOf: Int32Array; cost: number } {
  const { size } = solved;
  const zeros = new Float64Array(size);
  const state: Assignment = {
    ...solved,
    rowOf: solved.rowOf.map((row) => (row === at || row === at + 1 ? -1 : row)),
    rowPrice: solved.rowPrice.slice(),
    columnPrice: solved.columnPrice.slice(),
  };
  augment(state, at + 1, (row) => (row === at + 1 ? zeros : solved.costs.subarray(row * size, row * size + size)));
  const moves = rehousing(state, byColumn, at + 1);

  const place = new Float64Array(size);
  const bound = new Float64Array(size);
  const order: number[] = [];
  for (let column = 0; column < size; column += 1) {
    place[column] = (moves.cost[column] as number) - (state.columnPrice[column] as number);
    bound[column] = (place[column] as number) + (column < columns ? joined.loose(column) : 0);
    order.push(column);
  }
  order.sort((a, b) => (bound[a] as number) - (bound[b] as number));
  let best = Number.POSITIVE_INFINITY;
  let chosen = -1;
  let cost = 0;
  for (const column of order) {
    if ((bound[column] as number) >= best) break;
    const real = column < columns;
    if (real && (place[column] as number) + joined.tight(column) >= best) continue;
    const price = real ? joined.exact(column) : 0;
    if ((place[column] as number) + price < best) {
      best = (place[column] as number) + price;
      chosen = column;
      cost = price;
    }
  }
  const rowOf = state.rowOf;
  let moving = at;
  for (let column = chosen; column >= 0; column = moves.next[column] as number) {
    const owner = rowOf[column] as number;
    rowOf[column] = moving;
    moving = owner;
  }
  return { rowOf, cost };
}
