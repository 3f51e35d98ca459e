import type { Seen } from './seen.ts';

/** Parts of a whole: below each other, beside each other, in rows of equal columns, or neither of these. */
export type Arrangement = { kind: 'column' | 'row' | 'grid' | 'other'; columns: number };

/** What two things may overlap and still stand beside or below each other, in px and as a share of the smaller one. */
const MAX_OVERLAP_PX = 4;
const MAX_OVERLAP_SHARE = 0.15;
/** Columns begin at the same place, give or take so much, in px. */
const SAME_PX = 4;

/** How things are arranged, in their order on the page. */
export function arrangementOf(parts: readonly Seen[]): Arrangement {
  const rows = rowsOf(parts);
  if (rows.length === parts.length) return { kind: 'column', columns: 1 };
  const columns = Math.max(...rows.map((row) => row.length));
  if (!rows.every((row) => isBeside(row))) return { kind: 'other', columns: 1 };
  if (rows.length === 1) return { kind: 'row', columns };
  const [first] = rows;
  const isGrid =
    rows.every(
      (row, i) =>
        (row.length === columns || i === rows.length - 1) &&
        row.every((part, at) => Math.abs(part.box.x - (first[at]?.box.x ?? Number.NaN)) <= SAME_PX),
    ) && isOrdered(rows, 'y');
  return { kind: isGrid ? 'grid' : 'other', columns };
}

/** Things that stand beside each other, row by row, each in the order of the page. */
export function rowsOf<T extends { box: Seen['box'] } | { wanted: Seen }>(parts: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const part of parts) {
    const row = rows.find((one) => one.some((other) => overlapOf(seenIn(part), seenIn(other), 'y', 'height') > 0));
    if (row) row.push(part);
    else rows.push([part]);
  }
  return rows;
}

/**
 * The fewest things at a time that nothing else stands beside and that stand as on the page: all of one are above all of the
 * next one. @param parts in their order on the page
 */
export function bandsOf<T extends { wanted: Seen; actual: Seen }>(parts: readonly T[]): T[][] {
  const isApart = (above: T, below: T): boolean =>
    (['wanted', 'actual'] as const).every(
      (of) => overlapOf(above[of], below[of], 'y', 'height') <= 0 && above[of].box.y <= below[of].box.y,
    );
  const isOpen = parts.map(() => false);
  parts.forEach((above, i) => {
    const last = parts.findLastIndex((below, at) => at > i && !isApart(above, below));
    if (last > i) isOpen.fill(true, i, last);
  });
  const bands: T[][] = [];
  parts.forEach((part, i) => {
    if (isOpen[i - 1]) bands[bands.length - 1].push(part);
    else bands.push([part]);
  });
  return bands;
}

const isBeside = (row: readonly Seen[]): boolean =>
  row.every((part, i) => i === 0 || overlapOf(row[i - 1], part, 'x', 'width') <= 0) && isOrdered([row], 'x');

/** How much two things overlap on an axis, beyond what they may. */
function overlapOf(
  a: { box: Seen['box'] },
  b: { box: Seen['box'] },
  from: 'x' | 'y',
  size: 'width' | 'height',
): number {
  const end = Math.min(a.box[from] + a.box[size], b.box[from] + b.box[size]);
  const overlap = end - Math.max(a.box[from], b.box[from]);
  return overlap - Math.max(MAX_OVERLAP_PX, MAX_OVERLAP_SHARE * Math.min(a.box[size], b.box[size]));
}

function isOrdered(rows: readonly (readonly { box: Seen['box'] }[])[], axis: 'x' | 'y'): boolean {
  const places = axis === 'x' ? rows.flatMap((row) => row.map((one) => one.box.x)) : rows.map(([one]) => one.box.y);
  return places.every((place, i) => i === 0 || place >= places[i - 1] - 1);
}

const seenIn = (part: { box: Seen['box'] } | { wanted: Seen }): { box: Seen['box'] } =>
  'wanted' in part ? part.wanted : part;
