import { bottom, centerY, overlapY, right, unionBox } from '../raster/box.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { Box } from '../types.ts';
import { findStems } from './find-stems.ts';

/** Glyphs on one surface that follow each other on one baseline; `bullet`: a list marker stood before them. */
export type GlyphLine = Box & { glyphs: Spot[]; surface: number; bullet?: boolean };

/** A gap wider than this part of the type's height parts two columns; a space is a third of it. */
const MAX_GAP = 0.92;
const SMALL = 4;

/**
 * Groups glyphs into lines: left to right, each glyph joins the line of its surface that it overlaps vertically and
 * follows closely. Dots, commas and dashes continue lines but never start them.
 */
export function groupLines(glyphs: readonly Spot[]): GlyphLine[] {
  const bySurface = new Map<number, Spot[]>();
  for (const glyph of glyphs) {
    const list = bySurface.get(glyph.surface);
    if (list) list.push(glyph);
    else bySurface.set(glyph.surface, [glyph]);
  }
  return [...bySurface.values()].flatMap(linesOfSurface).sort((a, b) => a.y - b.y || a.x - b.x);
}

function linesOfSurface(glyphs: Spot[]): GlyphLine[] {
  const lines: GlyphLine[] = [];
  const loose: Spot[] = [];
  const stems = findStems(glyphs);
  glyphs.sort((a, b) => a.x - b.x || b.height - a.height);
  for (const glyph of glyphs) {
    if (stems.has(glyph)) continue;
    const line = bestLine(lines, glyph);
    if (line) add(line, glyph);
    else if (glyph.height >= SMALL && glyph.height <= 140) {
      lines.push({
        x: glyph.x,
        y: glyph.y,
        width: glyph.width,
        height: glyph.height,
        glyphs: [glyph],
        surface: glyph.surface,
      });
    } else loose.push(glyph);
  }
  const merged = mergeLines(lines);
  addDots(merged, stems);
  for (const glyph of loose) {
    const home = merged.find((line) => holds(line, glyph));
    if (home) add(home, glyph);
  }
  return merged;
}

/** Dots and accents go where their letters went; one whose letter found no line stays out as well. */
function addDots(lines: GlyphLine[], stems: ReadonlyMap<Spot, Spot>): void {
  const homes = new Map(lines.flatMap((line) => line.glyphs.map((glyph) => [glyph, line] as const)));
  const touched = new Set<GlyphLine>();
  for (const [dot, stem] of stems) {
    const home = homes.get(stem);
    if (!home) continue;
    add(home, dot);
    touched.add(home);
  }
  for (const line of touched) line.glyphs.sort((a, b) => a.x - b.x);
}

function bestLine(lines: GlyphLine[], glyph: Spot): GlyphLine | undefined {
  let best: GlyphLine | undefined;
  let bestScore = 0;
  for (const line of lines) {
    const recent = recentExtent(line);
    const small = glyph.height < 0.45 * recent.height;
    const unit = Math.max(recent.height, small ? 0 : Math.min(glyph.height, 1.5 * recent.height));
    const gap = glyph.x - right(line);
    if (gap > MAX_GAP * Math.max(8, unit / 0.78)) continue;
    if (gap < -2 * unit && glyph.x + glyph.width < right(line) - unit) {
      if (!inside(recent, glyph)) continue;
    }
    const shared = overlapY(recent, glyph) / Math.min(recent.height, glyph.height);
    const outside = Math.max(0, recent.y - centerY(glyph), centerY(glyph) - bottom(recent));
    const reach = small ? (inside(recent, glyph) ? 1 - outside / recent.height : 0) : shared;
    if (reach < 0.5) continue;
    const ratio = glyph.height / recent.height;
    if (ratio > 2.1 || (ratio < 0.4 && !small)) continue;
    const score = reach - Math.max(0, gap) / (4 * unit) - Math.abs(Math.log(Math.max(ratio, 0.5))) * 0.2;
    if (score > bestScore) {
      bestScore = score;
      best = line;
    }
  }
  return best;
}

/** Rows of the last few glyphs: a long line may follow one with another size, and only the near end matters. */
function recentExtent(line: GlyphLine): Box {
  const tall = line.glyphs.slice(-8);
  const max = Math.max(...tall.map((glyph) => glyph.height));
  return unionBox(tall.filter((glyph) => glyph.height > 0.4 * max));
}

function inside(extent: Box, glyph: Box): boolean {
  const slack = 0.45 * extent.height;
  return centerY(glyph) > extent.y - slack && centerY(glyph) < bottom(extent) + 0.3 * extent.height;
}

function holds(line: GlyphLine, glyph: Spot): boolean {
  const reach = 0.6 * line.height;
  if (glyph.x > right(line) + reach || right(glyph) < line.x - reach) return false;
  return inside(line, glyph) && glyph.width < 3 * line.height;
}

function add(line: GlyphLine, glyph: Spot): void {
  line.glyphs.push(glyph);
  Object.assign(line, unionBox([line, glyph]));
}

/** Pieces of one row that were begun separately (a quotation mark before a capital, say) come together. */
function mergeLines(lines: GlyphLine[]): GlyphLine[] {
  const merged: GlyphLine[] = [];
  for (const line of lines.sort((a, b) => a.x - b.x)) {
    const home = merged.find((other) => {
      const low = Math.min(other.height, line.height);
      const high = Math.max(other.height, line.height);
      const gap = line.x - right(other);
      return (
        overlapY(other, line) >= 0.6 * low && high < 2.1 * low && gap < 0.8 * high && gap > -0.8 * line.width - high
      );
    });
    if (!home) {
      merged.push(line);
      continue;
    }
    home.glyphs.push(...line.glyphs);
    Object.assign(home, unionBox([home, line]));
  }
  for (const line of merged) line.glyphs.sort((a, b) => a.x - b.x);
  return merged;
}
