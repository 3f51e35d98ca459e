/**
 * A linear assignment on a square cost matrix with its dual prices, so that a row can be replaced and solved again in
 * O(n²) instead of O(n³).
 */
export type Assignment = {
  size: number;
  /** Row-major, size × size. */
  costs: Float64Array;
  /** For every column the row it belongs to, −1 while free. */
  rowOf: Int32Array;
  rowPrice: Float64Array;
  columnPrice: Float64Array;
};

/**
 * Gives `row` a column along the shortest augmenting path (Jonker and Volgenant 1987; Crouse 2016). The row must be free, one
 * column must be free, and prices must be feasible for the rows that have a column. `costsOf` overrides the matrix.
 */
export function augment(state: Assignment, row: number, costsOf?: (row: number) => Float64Array): void {
  const { size, rowOf, rowPrice, columnPrice } = state;
  const shortest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(size).fill(-1);
  const done = new Uint8Array(size);
  const treeColumns: number[] = [];
  let at = row;
  let reached = 0;
  let sink = -1;
  let lastColumn = -1;
  rowPrice[row] = 0;
  while (sink < 0) {
    const costs = costsOf?.(at) ?? state.costs.subarray(at * size, at * size + size);
    const base = reached - (rowPrice[at] as number);
    let lowest = Number.POSITIVE_INFINITY;
    let next = -1;
    for (let column = 0; column < size; column += 1) {
      if (done[column]) continue;
      const path = base + (costs[column] as number) - (columnPrice[column] as number);
      if (path < (shortest[column] as number)) {
        shortest[column] = path;
        cameFrom[column] = lastColumn;
      }
      const known = shortest[column] as number;
      if (known < lowest || (known === lowest && next >= 0 && rowOf[column] === -1 && rowOf[next] !== -1)) {
        lowest = known;
        next = column;
      }
    }
    reached = lowest;
    done[next] = 1;
    treeColumns.push(next);
    lastColumn = next;
    if (rowOf[next] === -1) sink = next;
    else at = rowOf[next] as number;
  }
  rowPrice[row] = reached;
  for (const column of treeColumns) {
    if (column === sink) continue;
    const gain = reached - (shortest[column] as number);
    columnPrice[column] = (columnPrice[column] as number) - gain;
    const owner = rowOf[column] as number;
    rowPrice[owner] = (rowPrice[owner] as number) + gain;
  }
  for (let column = sink; column >= 0; ) {
    const from = cameFrom[column] as number;
    rowOf[column] = from < 0 ? row : (rowOf[from] as number);
    column = from;
  }
}

/** Solves a rows × columns matrix (row-major), padded with zero-cost rows or columns to a square one. */
export function solveSquare(costs: Float64Array, rows: number, columns: number): Assignment {
  const size = Math.max(rows, columns);
  const square = new Float64Array(size * size);
  for (let row = 0; row < rows; row += 1) {
    square.set(costs.subarray(row * columns, row * columns + columns), row * size);
  }
  const state: Assignment = {
    size,
    costs: square,
    rowOf: new Int32Array(size).fill(-1),
    rowPrice: new Float64Array(size),
    columnPrice: new Float64Array(size),
  };
  for (let row = 0; row < size; row += 1) augment(state, row);
  return state;
}

/**
 * The cheapest way to give every row of the shorter side its own partner. `costs` is row-major, rows × columns, finite.
 * Returns min(rows, columns) pairs [row, column], sorted by row.
 */
export function assign(costs: Float64Array, rows: number, columns: number): [number, number][] {
  if (costs.length !== rows * columns) throw new RangeError(`expected ${rows * columns} costs, got ${costs.length}`);
  const { rowOf } = solveSquare(costs, rows, columns);
  const pairs: [number, number][] = [];
  for (let column = 0; column < columns; column += 1) {
    const row = rowOf[column] as number;
    if (row < rows) pairs.push([row, column]);
  }
  return pairs.sort((a, b) => a[0] - b[0]);
}
