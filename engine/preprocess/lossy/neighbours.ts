/** The cells to the left, above, to the right and below; beyond an edge the cell itself. */
export function neighbours(cell: number, columns: number, count: number): number[] {
  const x = cell % columns;
  const around: number[] = [];
  around.push(x > 0 ? cell - 1 : cell, cell >= columns ? cell - columns : cell);
  around.push(x + 1 < columns ? cell + 1 : cell, cell + columns < count ? cell + columns : cell);
  return around;
}
