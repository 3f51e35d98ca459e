import type { Raster } from '../facts.ts';
import { type Lab, lab } from '../lab.ts';
import { meanColor } from './mean-color.ts';

/** Side of a cell in CSS pixels. */
export const CELL_SIZE = 32;
/** A cell is broken when the mean colours of the two pages lie further apart than this (CIE76). */
export const MAX_CELL_DIFFERENCE = 12;

/** Pages that differ in height by so many CSS pixels end alike: nobody sees it, though it may be a row of cells. */
const SLIVER = 4;

export interface BrokenCells {
  columns: number;
  /** Rows of the taller page, without one of which the other page has all but a sliver. */
  rows: number;
  /** Distance of the mean colours per cell, row by row, in CIE76; infinite where only one of the two pages goes on. */
  differences: Float32Array;
  /** Share of broken cells, 0–1. */
  share: number;
}

/**
 * Where two renderings of a page differ to the eye: both are cut into cells of 32 CSS pixels, and the mean colours compared.
 * Letters that are smoothed otherwise do not show in a mean; a missing panel, picture or paragraph does. Rows of which only
 * one page has any are broken. What lies to the right of the reference is left out.
 * @param referenceScale image pixels per CSS pixel, `candidateScale` likewise; they may differ
 */
export function brokenCells(
  reference: Raster,
  candidate: Raster,
  referenceScale = 1,
  candidateScale = referenceScale,
): BrokenCells {
  const width = reference.width / referenceScale;
  const columns = Math.ceil(width / CELL_SIZE);
  const ours = cellMeans(reference, referenceScale, columns);
  const theirs = cellMeans(candidate, candidateScale, columns);
  const excess = Math.abs(reference.height / referenceScale - candidate.height / candidateScale);
  const rows = excess <= SLIVER ? Math.min(ours.rows, theirs.rows) : Math.max(ours.rows, theirs.rows);
  const differences = new Float32Array(rows * columns).fill(Number.POSITIVE_INFINITY);
  const common = Math.min(ours.rows, theirs.rows) * columns;
  let broken = differences.length - common;
  for (let at = 0; at < common; at += 1) {
    const [a, b] = [ours.means[at], theirs.means[at]];
    if (a && b) differences[at] = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    if ((differences[at] as number) > MAX_CELL_DIFFERENCE) broken += 1;
  }
  return { columns, rows, differences, share: broken / Math.max(1, differences.length) };
}

/** The mean of each cell in Lab; undefined where the image has no pixel. The last row and column may be narrower. */
function cellMeans(image: Raster, scale: number, columns: number) {
  const side = CELL_SIZE * scale;
  const rows = Math.ceil(image.height / side - 1e-9);
  const means = Array.from({ length: rows * columns }, (_, at): Lab | undefined => {
    const cell = { x: (at % columns) * side, y: Math.floor(at / columns) * side, width: side, height: side };
    const color = meanColor(image, cell);
    return color && lab(color);
  });
  return { rows, means };
}
