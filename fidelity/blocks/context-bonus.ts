/**
 * Lets neighbours speak for each other: every cell below −0.5 gets 0.1 × the sum of the two most negative other cells in the
 * 3 × 3 window around it. Row-major, rows × columns; returns a new matrix.
 */
export function contextBonus(costs: Float64Array, rows: number, columns: number): Float64Array {
  const adjusted = costs.slice();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((costs[row * columns + column] as number) >= -0.5) continue;
      let lowest = 0;
      let second = 0;
      for (let i = Math.max(0, row - 1); i <= Math.min(rows - 1, row + 1); i += 1) {
        for (let j = Math.max(0, column - 1); j <= Math.min(columns - 1, column + 1); j += 1) {
          if (i === row && j === column) continue;
          const cost = costs[i * columns + j] as number;
          if (cost < lowest) {
            second = lowest;
            lowest = cost;
          } else if (cost < second) second = cost;
        }
      }
      adjusted[row * columns + column] = (adjusted[row * columns + column] as number) + 0.1 * (lowest + second);
    }
  }
  return adjusted;
}
