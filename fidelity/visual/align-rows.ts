import { CELL, type CellGrid, COLUMNS, STRIPS } from './cell-grid.ts';

const STRIDE = COLUMNS * CELL;

/** Agreement of two rows: per cell 1 − (half colour, half edge difference), weighted with the content both have. */
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
    sum += Math.min(a[i + 4] as number, b[j + 4] as number) * (1 - 0.5 * color - 0.5 * edge);
  }
  return sum;
}

/** Content of rows that do not overlap. */
function contentOf({ strips, cells }: CellGrid): number {
  let sum = 0;
  for (let strip = 0; strip < strips; strip += STRIPS) {
    for (let k = 4; k < STRIDE; k += CELL) sum += cells[strip * STRIDE + k] as number;
  }
  return sum;
}

/**
 * The best order-keeping alignment of the reference's rows with rows of the candidate that begin at any strip and do not
 * overlap, as the share of both pages' content that agrees: 1 for equal grids. Rows left over agree with nothing.
 */
export function alignRows(reference: CellGrid, candidate: CellGrid): number {
  const ends = candidate.strips + STRIPS;
  let above = new Float64Array(ends);
  let here = new Float64Array(ends);
  for (let row = 0; row < reference.strips; row += STRIPS) {
    for (let end = 1; end < ends; end += 1) {
      let best = Math.max(above[end] as number, here[end - 1] as number);
      const start = end - STRIPS;
      if (start >= 0) {
        const both =
          (above[start] as number) + rowAgreement(reference.cells, row * STRIDE, candidate.cells, start * STRIDE);
        if (both > best) best = both;
      }
      here[end] = best;
    }
    [above, here] = [here, above];
  }
  return Math.min(1, (2 * (above[ends - 1] as number)) / (contentOf(reference) + contentOf(candidate)));
}

/**
 * As `alignRows` with a page of `strips` equal strips: since any of its rows will do, the best alignment simply takes the rows
 * of the reference that agree most.
 */
export function alignWithUniform(reference: CellGrid, strips: number, uniformRow: Float32Array): number {
  const agreements: number[] = [];
  for (let row = 0; row < reference.strips; row += STRIPS) {
    agreements.push(rowAgreement(reference.cells, row * STRIDE, uniformRow, 0));
  }
  agreements.sort((a, b) => b - a);
  const rows = Math.ceil(strips / STRIPS);
  const sum = agreements.slice(0, rows).reduce((total, agreement) => total + agreement, 0);
  const content = contentOf({ strips: 1, cells: uniformRow }) * rows;
  return Math.min(1, (2 * sum) / (contentOf(reference) + content));
}
