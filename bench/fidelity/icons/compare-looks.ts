/** Cells on which icons are compared, each way, and the parts of a cell in which their looks are kept. */
const CELLS = 24;
const PARTS = 2;
const SIDE = CELLS * PARTS;

/**
 * The ink within a box on half cells, SIDE × SIDE: the longer side of the box is as long as the grid, the box in its middle.
 *
 * @param box left, top, right and bottom, in pixels of an image that is `stride` wide
 */
export function lookOf(ink: ArrayLike<number>, stride: number, [x0, y0, x1, y1]: number[]): number[] {
  const part = Math.max(x1 - x0, y1 - y0) / SIDE;
  const [left, top] = [(x0 + x1) / 2 - (part * SIDE) / 2, (y0 + y1) / 2 - (part * SIDE) / 2];
  const look = new Array<number>(SIDE * SIDE).fill(0);
  // A pixel belongs to two cells each way, as far as it lies in them.
  const shares = (at: number, from: number): [number, number][] => {
    const [begin, end] = [(at - from) / part, (at + 1 - from) / part];
    const first = Math.floor(begin);
    const cells = Array.from({ length: Math.ceil(end) - first }, (_, i) => first + i);
    return cells
      .map((cell): [number, number] => [cell, Math.min(end, cell + 1) - Math.max(begin, cell)])
      .filter(([cell]) => cell >= 0 && cell < SIDE);
  };
  const columns = Array.from({ length: x1 - x0 }, (_, i) => shares(x0 + i, left));
  for (let y = y0; y < y1; y++) {
    const rows = shares(y, top);
    for (let x = x0; x < x1; x++) {
      const value = ink[y * stride + x];
      if (value === 0) continue;
      for (const [row, high] of rows)
        for (const [column, wide] of columns[x - x0]) look[row * SIDE + column] += value * high * wide;
    }
  }
  const most = Math.max(1e-9, ...look);
  return look.map((value) => Math.round((1000 * value) / most) / 1000);
}

/**
 * The correlation of two looks on CELLS × CELLS cells, at the best of the places that one has within half a cell: how an
 * outline falls on the cells is no part of its look.
 */
export function likeness(a: readonly number[], b: readonly number[]): number {
  const still = cellsOf(a, 0, 0);
  let best = -1;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      const moved = cellsOf(b, dx, dy);
      best = Math.max(
        best,
        still.reduce((sum, value, i) => sum + value * moved[i], 0),
      );
    }
  }
  return best;
}

/** Cells of zero mean and unit length. */
function cellsOf(look: readonly number[], dx: number, dy: number): number[] {
  const cells = new Array<number>(CELLS * CELLS).fill(0);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [u, v] = [x + dx, y + dy];
      if (u < 0 || v < 0 || u >= SIDE || v >= SIDE) continue;
      cells[Math.floor(y / PARTS) * CELLS + Math.floor(x / PARTS)] += look[v * SIDE + u];
    }
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const length = Math.hypot(...cells.map((value) => value - mean)) || 1;
  return cells.map((value) => (value - mean) / length);
}
