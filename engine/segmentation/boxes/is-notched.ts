import type { Region } from '../../model/segmentation.ts';

/** A soft edge, and the noise of a compressed one, go in and out by no more, in px. */
const MAX_DENT_PX = 2;

/**
 * Whether the outline of a region goes in somewhere and out again, as that of an apple does: no box, disc or pill has such a dent,
 * however round its corners are. What holds something, as a ribbon does a star, is a box all the same.
 *
 * @param labels of each pixel, `stride` to a row
 */
export function isNotched(region: Region, labels: Int32Array, stride: number): boolean {
  const { x, y, width, height, label } = region;
  const gap = (start: number, step: number, length: number): number => {
    let steps = 0;
    while (steps < length && labels[start + steps * step] !== label) steps++;
    return steps;
  };
  const rows = Array.from({ length: height }, (_, row) => (y + row) * stride + x);
  const columns = Array.from({ length: width }, (_, column) => y * stride + x + column);
  const low = (height - 1) * stride;
  const [left, right] = [
    rows.map((start) => gap(start, 1, width)),
    rows.map((start) => gap(start + width - 1, -1, width)),
  ];
  const [top, foot] = [
    columns.map((start) => gap(start, stride, height)),
    columns.map((start) => gap(start + low, -stride, height)),
  ];
  const isInside = (row: number, column: number): boolean =>
    column >= left[row] && column < width - right[row] && row >= top[column] && row < height - foot[column];
  const isHolding = rows.some((start, row) =>
    columns.some((_, column) => labels[start + column] !== label && isInside(row, column)),
  );
  return !isHolding && [left, right, top, foot].some(hasDent);
}

/** Whether one of the distances is greater than one before and one behind it. */
function hasDent(gaps: readonly number[]): boolean {
  let least = Number.POSITIVE_INFINITY;
  const before = gaps.map((gap) => {
    least = Math.min(least, gap);
    return least;
  });
  let behind = Number.POSITIVE_INFINITY;
  for (let i = gaps.length - 1; i >= 0; i--) {
    behind = Math.min(behind, gaps[i]);
    if (gaps[i] - Math.max(before[i], behind) > MAX_DENT_PX) return true;
  }
  return false;
}
