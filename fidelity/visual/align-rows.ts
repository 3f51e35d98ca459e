import { CELL, type CellGrid, COLUMNS } from './cell-grid.ts';

const STRIDE = COLUMNS * CELL;

/** Agreement of two rows: per cell 1 − (half colour, half edge difference), weighted with the mean of both contents. */
function rowAgreement(a: Float32Array, fromA: number, b: Float32Array, fromB: number): number {
  let sum = 0;
  for (let k = 0; k < STRIDE; k += CELL) {
    const i = fromA + k;
    const j = fromB + k;
    const light = (a[i] as number) - (b[j] as number);
    const green = (a[i + 1] as number) - (b[j + 1] as number);
    const blue = (a[i + 2] as number) - (b[j + 2] as number);
    const color = Math.min(1, Math.sqrt(light * light + green * green + blue * blue) / 40);
    const edgeA = a[i + 3] as number;
    const edgeB = b[j + 3] as number;
    const edge = Math.abs(edgeA - edgeB) / (Math.max(edgeA, edgeB) + 2);
    sum += (((a[i + 4] as number) + (b[j + 4] as number)) / 2) * (1 - 0.5 * color - 0.5 * edge);
  }
  return sum;
}

function contentOf({ cells }: CellGrid): number {
  let sum = 0;
  for (let at = 4; at < cells.length; at += CELL) sum += cells[at] as number;
  return sum;
}

/**
 * The best order-keeping alignment of the rows of two grids, as the share of both pages' content that agrees: 1 for equal
 * grids. Rows left over on either side agree with nothing.
 */
export function alignRows(reference: CellGrid, candidate: CellGrid): number {
  let above = new Float64Array(candidate.rows + 1);
  let here = new Float64Array(candidate.rows + 1);
  for (let i = 0; i < reference.rows; i += 1) {
    here[0] = 0;
    for (let j = 0; j < candidate.rows; j += 1) {
      const both = (above[j] as number) + rowAgreement(reference.cells, i * STRIDE, candidate.cells, j * STRIDE);
      here[j + 1] = Math.max(both, above[j + 1] as number, here[j] as number);
    }
    [above, here] = [here, above];
  }
  return (2 * (above[candidate.rows] as number)) / (contentOf(reference) + contentOf(candidate));
}
