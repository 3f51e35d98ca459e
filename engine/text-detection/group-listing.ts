import type { ConnectedComponent } from '../model/connected-component.ts';
import type { CharacterGrid, GlyphLine } from '../model/glyph-line.ts';
import { bottom, centerY, overlapY, unionBox } from '../raster/box.ts';
import { MONOSPACE_ADVANCE_EM } from '../typeface/ink-model.ts';

/** Letters reach this far above and below the baseline; rows are no nearer than that. */
const ASCENT_EM = 0.85;
const DESCENT_EM = 0.3;
/** The middle of brackets above the baseline. */
const BRACKET_MIDDLE_EM = 0.26;
/** Height of letters without ascender. */
const MIN_LETTER_HEIGHT_EM = 0.42;
/** Height of letters without descender; brackets are higher, and reach below the baseline. */
const MAX_LETTER_HEIGHT_EM = 0.85;

/**
 * Groups the glyphs of a listing into its rows: each belongs to the baseline that it is nearest to. What is nothing by
 * itself, a semicolon's foot, a lone brace, has its row as all letters have, and tight rows never run together.
 */
export function groupListing(glyphs: readonly ConnectedComponent[], grid: CharacterGrid): GlyphLine[] {
  const size = grid.pitch / MONOSPACE_ADVANCE_EM;
  const baselines = findBaselines(glyphs, size);
  if (baselines.length < 2) return [];
  const rows = baselines.map((): ConnectedComponent[] => []);
  const others: ConnectedComponent[] = [];
  for (const glyph of glyphs) {
    const middle = centerY(glyph);
    const at = baselines.findIndex(
      (baseline) => middle > baseline - ASCENT_EM * size && middle < baseline + DESCENT_EM * size,
    );
    if (at >= 0) rows[at].push(glyph);
    else others.push(glyph);
  }
  const step = Math.min(...baselines.slice(1).map((baseline, i) => baseline - baselines[i]));
  return [
    ...rows.flatMap((row, i) => (row.length > 0 ? [lineOf(row, grid, baselines[i])] : [])),
    ...groupOthers(others).map((row) => lineOf(row, grid, baselineBelow(row, baselines, step, size))),
  ];
}

/** The rows that letters stand on: where most of their feet are. */
function findBaselines(glyphs: readonly ConnectedComponent[], size: number): number[] {
  const feet = new Map<number, number>();
  for (const glyph of glyphs) {
    if (glyph.height >= MIN_LETTER_HEIGHT_EM * size && glyph.height <= MAX_LETTER_HEIGHT_EM * size)
      feet.set(bottom(glyph), (feet.get(bottom(glyph)) ?? 0) + 1);
  }
  const found: number[] = [];
  for (const [foot, count] of [...feet].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    if (count > 1 && found.every((other) => Math.abs(other - foot) >= ASCENT_EM * size)) found.push(foot);
  }
  return found.sort((a, b) => a - b);
}

/** Rows without letters: what overlaps vertically is one. */
function groupOthers(glyphs: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const rows: ConnectedComponent[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => b.height - a.height)) {
    const row = rows.find(([first]) => overlapY(first, glyph) > 0.5 * glyph.height);
    if (row) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows;
}

/** Rows without letters are as many steps from the others as fit best: signs reach deeper or end higher than letters. */
function baselineBelow(
  row: readonly ConnectedComponent[],
  baselines: readonly number[],
  step: number,
  size: number,
): number {
  const foot = centerY(unionBox(row)) + BRACKET_MIDDLE_EM * size;
  const nearest = baselines.reduce((best, other) => (Math.abs(other - foot) < Math.abs(best - foot) ? other : best));
  return Math.round(nearest + Math.round((foot - nearest) / step) * step);
}

function lineOf(row: ConnectedComponent[], grid: CharacterGrid, baseline: number): GlyphLine {
  const glyphs = row.sort((a, b) => a.x - b.x);
  return { ...unionBox(glyphs), glyphs, surface: glyphs[0].surface, grid, baseline };
}
