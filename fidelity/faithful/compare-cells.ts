import type { Raster } from '../facts.ts';
import { brokenCells, MAX_CELL_DIFFERENCE } from '../visual/broken-cells.ts';
import { neighboursOf } from '../visual/connected-cells.ts';
import { detailCells } from '../visual/detail-cells.ts';

/** Less detail than this is no content: an empty cell, a soft shadow (see `detailCells`). */
const MIN_DETAIL = 0.75;
/** Content is gone when what the other page draws in the cell and around it is less than this share of it. */
const REMAINS = 0.2;
/** A difference of mean colours (CIE76) that nobody sees and encoding makes; a little above it, that of a large area is seen. */
const UNSEEN = 1;
const SEEN = 2;

export interface CellComparison {
  columns: number;
  rows: number;
  /** CIE76 of the mean colours; infinite where only one of the two pages goes on. */
  differences: Float32Array;
  broken: boolean[];
  /** The design draws something here, the result nothing nearby. */
  missing: boolean[];
  /** The result draws something here, the design nothing nearby. */
  invented: boolean[];
  /** The same flat area in a slightly different colour, as a pale section that became white. */
  tinted: boolean[];
  /** How far the mean colours lie apart, 0 (nobody sees it) to 1 (broken), on average. */
  tint: number;
  /** Share of the cells that are broken; of the design's content that is missing; of the result's that is invented. 0–1. */
  shares: { broken: number; missing: number; invented: number };
}

/** What differs between a design and its result, cell by cell. Both have one pixel per CSS pixel. */
export function compareCells(design: Raster, result: Raster): CellComparison {
  const { columns, rows, differences, share } = brokenCells(design, result);
  const [drawn, found] = [detailCells(design, columns, rows), detailCells(result, columns, rows)];
  // An edge that lies between two cells of one page may lie within one of the other.
  const missing = goneFrom(detailCells(result, columns, rows, true), drawn, columns);
  const invented = goneFrom(detailCells(design, columns, rows, true), found, columns);
  const isFlat = (at: number) => Math.max(drawn[at] as number, found[at] as number) < MIN_DETAIL;
  return {
    columns,
    rows,
    differences,
    broken: Array.from(differences, (difference) => difference > MAX_CELL_DIFFERENCE),
    missing,
    invented,
    tinted: Array.from(differences, (one, at) => one > SEEN && one <= MAX_CELL_DIFFERENCE && isFlat(at)),
    tint: meanTint(differences),
    shares: { broken: share, missing: shareOf(missing, drawn), invented: shareOf(invented, found) },
  };
}

function meanTint(differences: Float32Array): number {
  const tintOf = (difference: number) =>
    Math.min(1, Math.max(0, (difference - UNSEEN) / (MAX_CELL_DIFFERENCE - UNSEEN)));
  return differences.reduce((sum, difference) => sum + tintOf(difference), 0) / Math.max(1, differences.length);
}

/** Cells with content in `own` that has no counterpart in `other`, not even a cell further. */
function goneFrom(other: Float32Array, own: Float32Array, columns: number): boolean[] {
  return Array.from(own, (detail, at) => {
    if (detail < MIN_DETAIL) return false;
    const nearby = [at, ...neighboursOf(at, columns, own.length)].map((near) => other[near] as number);
    return Math.max(...nearby) < REMAINS * detail;
  });
}

function shareOf(marked: readonly boolean[], detail: Float32Array): number {
  const content = detail.reduce((count, one) => count + (one >= MIN_DETAIL ? 1 : 0), 0);
  return marked.filter(Boolean).length / Math.max(1, content);
}
