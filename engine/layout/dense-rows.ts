import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { MAX_CELL_HEIGHT_PX, MAX_GAP_RATIO, sharesEdge } from './table-columns.ts';
import { cutColumns } from './xy-cut.ts';

/** Rows and columns of a table that is told by their places alone. */
const MIN_ROW_COUNT = 4;
const MIN_COLUMN_COUNT = 3;
/** Of the things of a row: those in line with something in the row above; of the rows: those that have something in a column. */
const MIN_SHARED = 0.6;
const MIN_FILLED_SHARE = 0.5;
const MIN_FLUSH_SHARE = 0.7;

/**
 * The rows of each dense table among rows: one after another with things in the same columns, some of which come closer to each
 * other than columns of their own do. Lists beside each other are set apart, so these are read across, and cells that leave
 * more room in a few rows begin no columns there.
 * @param minGutter how far apart columns of their own are, in px
 * @returns for each row whether it is one of such a table
 */
export function denseRows(rows: readonly (readonly LayoutNode[])[], minGutter: number): boolean[] {
  const dense = rows.map(() => false);
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (end < rows.length && continues(rows[end - 1], rows[end])) end++;
    if (areDense(rows.slice(start, end), minGutter)) dense.fill(true, start, end);
    start = end;
  }
  return dense;
}

const isCell = ({ kind, box, paint, image }: LayoutNode): boolean =>
  kind !== 'rule' && box.height <= MAX_CELL_HEIGHT_PX && image?.background === undefined && !paint?.shadow;

function continues(above: readonly LayoutNode[], row: readonly LayoutNode[]): boolean {
  if (row.length < 2 || above.length < 2 || ![...above, ...row].every(isCell)) return false;
  const [upper, lower] = [above, row].map((nodes) => unionBox(nodes.map(({ ink }) => ink)));
  if (lower.y - bottom(upper) > MAX_GAP_RATIO * lower.height) return false;
  const shared = (some: readonly LayoutNode[], others: readonly LayoutNode[]): boolean =>
    some.filter((one) => others.some((other) => sharesEdge(one, other))).length >= MIN_SHARED * some.length;
  return shared(above, row) && shared(row, above);
}

function areDense(rows: readonly (readonly LayoutNode[])[], minGutter: number): boolean {
  if (rows.length < MIN_ROW_COUNT) return false;
  const columns = cutColumns(rows.flat()).filter((column) => isColumn(column, rows.length));
  if (columns.length < MIN_COLUMN_COUNT) return false;
  const extents = columns.map((column) => unionBox(column.map(({ ink }) => ink)));
  return extents.some((extent, i) => i > 0 && extent.x - right(extents[i - 1]) < minGutter);
}

/** Whether most rows have something there, and most of that in line. */
const isColumn = (column: readonly LayoutNode[], count: number): boolean =>
  column.length >= MIN_FILLED_SHARE * count &&
  column.some((one) => column.filter((other) => sharesEdge(one, other)).length >= MIN_FLUSH_SHARE * column.length);
