import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, centerY, overlapY, right, unionBox } from '../raster/box.ts';
import { RowIndex } from '../raster/row-index.ts';
import { findBaseLetters } from './find-base-letters.ts';
import { findCharacterGrid } from './find-character-grid.ts';
import { groupListing } from './group-listing.ts';
import { splitStackedRows } from './split-stacked-rows.ts';

/** A gap wider than this, over the height of the type, separates two columns; a space is a third of it. */
const MAX_GAP_RATIO = 0.92;
const MIN_FIRST_LETTER_HEIGHT_PX = 4;
/** Full stops of type for reading are no larger, with their soft edge. */
const MAX_MARK_SIDE_PX = 4;
/** Letters that are higher than this are no more than ten times as high as wide. */
const MIN_FRAME_SIDE_HEIGHT_PX = 40;
/** Wholly above or below its neighbours and so much lower than they are, a letter of this height is of another line. */
const MIN_OTHER_LINE_HEIGHT_PX = 6;
const MAX_OTHER_LINE_HEIGHT_RATIO = 0.3;
/** What is further above or below its neighbours than this is of another line, however small it is. */
const MAX_APART_PX = 3;
const MAX_APART_RATIO = 0.2;
/** A single row on a grid may be a menu. */
const MIN_LISTING_ROW_COUNT = 2;

/**
 * Groups glyphs into lines: left to right, each glyph joins the line of its surface that it overlaps vertically and
 * follows closely. Dots, commas and dashes continue lines but never start them.
 */
export function groupLines(glyphs: readonly ConnectedComponent[]): GlyphLine[] {
  const bySurface = new Map<number, ConnectedComponent[]>();
  for (const glyph of glyphs) {
    const list = bySurface.get(glyph.surface);
    if (list) list.push(glyph);
    else bySurface.set(glyph.surface, [glyph]);
  }
  const surfaces = [...bySurface.values()].map((own) => ({ own, lines: linesOfSurface(own) }));
  const grids = surfaces.map(({ lines }) => findCharacterGrid(lines));
  const pitches = [...new Set(grids.flatMap((grid) => (grid ? [grid.pitch] : [])))];
  return surfaces
    .flatMap(({ own, lines }, i) => {
      const grid = grids[i] ?? (pitches.length > 0 ? findCharacterGrid(lines, pitches) : undefined);
      const rows = grid ? groupListing(own, grid) : [];
      return rows.length >= MIN_LISTING_ROW_COUNT ? rows : lines;
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function linesOfSurface(glyphs: ConnectedComponent[]): GlyphLine[] {
  const lines: OpenLine[] = [];
  const near = new RowIndex<OpenLine>();
  const unassigned: ConnectedComponent[] = [];
  const bases = findBaseLetters(glyphs);
  glyphs.sort((a, b) => a.x - b.x || b.height - a.height);
  for (const glyph of glyphs) {
    if (bases.has(glyph)) continue;
    let open = bestLine(near, glyph);
    if (open) {
      add(open.line, glyph);
      open.recent = recentExtent(open.line);
    } else if (glyph.height >= MIN_FIRST_LETTER_HEIGHT_PX && glyph.height <= 140 && !isFrameSide(glyph)) {
      const { x, y, width, height, surface } = glyph;
      const line = { x, y, width, height, glyphs: [glyph], surface };
      open = { line, recent: { x, y, width, height } };
      lines.push(open);
    } else unassigned.push(glyph);
    if (open) near.add(open, withSlack(open.recent));
  }
  const whole = mergeLines(lines.map(({ line }) => line));
  const parted = whole.flatMap(separateRows);
  // The first part of a row may have gone to what stood beside it, the rest not.
  const merged = parted.length > whole.length ? mergeLines(parted) : parted;
  addDots(merged, bases);
  const marks = merged.filter((line) => isMark(line));
  const rows = merged.filter((line) => !isMark(line));
  const alone = addUnassigned(
    rows,
    marks.map((line) => line.glyphs[0]),
  );
  const all = [...rows, ...marks.filter((line) => alone.includes(line.glyphs[0]))];
  addUnassigned(all, unassigned);
  return all;
}

/** The full stop before a name, high enough to begin a line of its own. */
const isMark = ({ glyphs, width, height }: GlyphLine): boolean =>
  glyphs.length === 1 && Math.max(width, height) <= MAX_MARK_SIDE_PX;

/** Every line is one row: what stands beside several of them is a line of its own. */
function separateRows(line: GlyphLine): GlyphLine[] {
  const stacked = splitStackedRows(line);
  if (!stacked) return [line];
  const beside = { ...unionBox(stacked.beside), glyphs: stacked.beside, surface: line.surface };
  return [beside, ...linesOfSurface(stacked.rows)];
}

/** The side of a frame, no letter: the text above it is not its line's. */
const isFrameSide = ({ width, height }: Box): boolean => height > MIN_FRAME_SIDE_HEIGHT_PX && height > 10 * width;

/** A line that may go on, with the rows of its last few glyphs (see `recentExtent`). */
type OpenLine = { line: GlyphLine; recent: Box };

/** The rows in which `inside` can hold. */
const withSlack = ({ y, height }: Box) => ({ y: y - 0.45 * height, height: 1.9 * height });

/** @returns what found no line */
function addUnassigned(
  lines: readonly GlyphLine[],
  unassigned: readonly ConnectedComponent[],
): readonly ConnectedComponent[] {
  const near = new RowIndex<GlyphLine>();
  for (const line of lines) near.add(line, withSlack(line));
  const join = (glyph: ConnectedComponent): boolean => {
    const owner =
      near.find(glyph, (line) => overlapY(line, glyph) > 0 && holds(line, glyph)) ??
      near.find(glyph, (line) => holds(line, glyph));
    if (!owner) return false;
    add(owner, glyph);
    near.add(owner, withSlack(owner));
    return true;
  };
  const left = unassigned.filter((glyph) => !join(glyph));
  const joined = unassigned.filter((glyph) => !left.includes(glyph));
  // The first of two dashes before a word is out of its reach until the second has come to it.
  return left.filter((glyph) => !(joined.some((other) => precedesDash(glyph, other)) && join(glyph)));
}

/** A dash right before another one. */
const precedesDash = (dash: ConnectedComponent, next: ConnectedComponent): boolean =>
  dash.y === next.y &&
  dash.height === next.height &&
  Math.abs(dash.width - next.width) <= 1 &&
  dash.width > dash.height &&
  next.x > dash.x &&
  next.x - right(dash) <= 1.5 * dash.width;

/** Dots and accents go where their letters went; one whose letter found no line stays out as well. */
function addDots(lines: GlyphLine[], bases: ReadonlyMap<ConnectedComponent, ConnectedComponent>): void {
  const lineOfGlyph = new Map(lines.flatMap((line) => line.glyphs.map((glyph) => [glyph, line] as const)));
  const touched = new Set<GlyphLine>();
  for (const [dot, base] of bases) {
    const owner = lineOfGlyph.get(base);
    if (!owner) continue;
    add(owner, dot);
    touched.add(owner);
  }
  for (const line of touched) line.glyphs.sort((a, b) => a.x - b.x);
}

function bestLine(lines: RowIndex<OpenLine>, glyph: ConnectedComponent): OpenLine | undefined {
  let best: OpenLine | undefined;
  let bestScore = 0;
  let bestOrder = 0;
  lines.visit(glyph, (open, order) => {
    const { line, recent } = open;
    const gap = glyph.x - right(line);
    // Glyphs come from left to right: a line that is out of reach for the largest of them never goes on.
    if (gap > MAX_GAP_RATIO * Math.max(8, (1.5 * recent.height) / 0.78)) return false;
    const score = scoreOf(open, glyph, gap);
    if (score > bestScore || (best && score === bestScore && order < bestOrder)) {
      bestScore = score;
      best = open;
      bestOrder = order;
    }
    return true;
  });
  return best;
}

/** How well a glyph continues a line; 0 when it does not. */
function scoreOf({ line, recent }: OpenLine, glyph: ConnectedComponent, gap: number): number {
  const small = glyph.height < 0.45 * recent.height || isComma(recent, glyph);
  const unit = Math.max(recent.height, small ? 0 : Math.min(glyph.height, 1.5 * recent.height));
  if (gap > MAX_GAP_RATIO * Math.max(8, unit / 0.78)) return 0;
  const isBeyond = bottom(glyph) <= recent.y || glyph.y >= bottom(recent);
  if (
    isBeyond &&
    glyph.height >= MIN_OTHER_LINE_HEIGHT_PX &&
    glyph.height < MAX_OTHER_LINE_HEIGHT_RATIO * recent.height
  )
    return 0;
  const apart = -overlapY(recent, glyph);
  if (apart > Math.max(MAX_APART_PX, MAX_APART_RATIO * recent.height)) return 0;
  if (gap < -2 * unit && glyph.x + glyph.width < right(line) - unit) {
    if (!isOnLine(recent, glyph)) return 0;
  }
  const shared = overlapY(recent, glyph) / Math.min(recent.height, glyph.height);
  const outside = Math.max(0, recent.y - centerY(glyph), centerY(glyph) - bottom(recent));
  const reach = small ? (isOnLine(recent, glyph) ? 1 - outside / recent.height : 0) : shared;
  if (reach < 0.5) return 0;
  const ratio = glyph.height / recent.height;
  if (ratio > 2.1 || (ratio < 0.4 && !small)) return 0;
  return reach - Math.max(0, gap) / (4 * unit) - Math.abs(Math.log(Math.max(ratio, 0.5))) * 0.2;
}

/** Beside capitals and x-heights a comma is not small: narrow, it begins above the foot of the line and ends below. */
function isComma(recent: Box, { y, width, height }: Box): boolean {
  if (height > 0.6 * recent.height || width > 0.85 * height) return false;
  const foot = bottom(recent);
  return y > recent.y + 0.55 * recent.height && y < foot && y + height > foot && y + height <= foot + 0.75 * height;
}

/** Rows of the last few glyphs: a long line may follow one with another size, and only the near end matters. */
function recentExtent(line: GlyphLine): Box {
  const tall = line.glyphs.slice(-8);
  const max = Math.max(...tall.map((glyph) => glyph.height));
  return unionBox(tall.filter((glyph) => glyph.height > 0.4 * max));
}

function isOnLine(extent: Box, glyph: Box): boolean {
  const slack = 0.45 * extent.height;
  return centerY(glyph) > extent.y - slack && centerY(glyph) < bottom(extent) + 0.3 * extent.height;
}

function holds(line: GlyphLine, glyph: ConnectedComponent): boolean {
  const reach = 0.6 * line.height;
  if (glyph.x > right(line) + reach || right(glyph) < line.x - reach) return false;
  return isOnLine(line, glyph) && glyph.width < 3 * line.height;
}

function add(line: GlyphLine, glyph: ConnectedComponent): void {
  line.glyphs.push(glyph);
  Object.assign(line, unionBox([line, glyph]));
}

/** Pieces of one row that were begun separately (a quotation mark before a capital, say) come together. */
function mergeLines(lines: GlyphLine[]): GlyphLine[] {
  const merged: GlyphLine[] = [];
  const near = new RowIndex<GlyphLine>();
  for (const line of lines.sort((a, b) => a.x - b.x)) {
    const owner = near.find(line, (other) => {
      const low = Math.min(other.height, line.height);
      const high = Math.max(other.height, line.height);
      const gap = line.x - right(other);
      if (opens(other, line, gap)) return true;
      return (
        overlapY(other, line) >= 0.6 * low && high < 2.1 * low && gap < 0.8 * high && gap > -0.8 * line.width - high
      );
    });
    if (!owner) {
      merged.push(line);
      near.add(line, line);
      continue;
    }
    owner.glyphs.push(...line.glyphs);
    Object.assign(owner, unionBox([owner, line]));
    near.add(owner, owner);
  }
  for (const line of merged) line.glyphs.sort((a, b) => a.x - b.x);
  return merged;
}

/** A quotation mark before a line: at most two strokes as high up as its letters, and right before the first of them. */
const opens = (mark: GlyphLine, line: GlyphLine, gap: number): boolean =>
  mark.glyphs.length <= 2 &&
  mark.height < 0.5 * line.height &&
  mark.width <= mark.height * MAX_MARK_ASPECT &&
  Math.abs(mark.y - line.y) <= MAX_MARK_DROP_RATIO * line.height &&
  gap >= 0 &&
  gap <= MAX_MARK_GAP_RATIO * line.height;

/** Width of a quotation mark over its height; how far its top is from that of the line, and it from the line, over its height. */
const MAX_MARK_ASPECT = 2;
const MAX_MARK_DROP_RATIO = 0.12;
const MAX_MARK_GAP_RATIO = 0.25;
