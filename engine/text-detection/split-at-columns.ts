import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';
import { glyphColumns } from './glyph-columns.ts';

/** Letters begin a little before or after the edge of their column, in px. */
const MAX_BEARING_PX = 2.5;
/** Rows on either side of a row that have a say in where its columns begin, and how many of them must agree. */
const NEAR_ROW_COUNT = 6;
const MIN_VOTE_COUNT = 3;
/** Between rows of one table, over the height of the upper one. */
const MAX_GAP_RATIO = 3.5;
/** Two columns may be words that happen to stand below a list. */
const MIN_COLUMN_COUNT = 3;

type Row = Box & { lines: GlyphLine[] };

/**
 * In a dense table a long word comes as close to the next column as to the next word, or touches it, and both are found as
 * one line. The rows around tell: where several of them begin a line, one that goes on across that place begins a cell there,
 * if it has a letter just there.
 */
export function splitAtColumns(lines: readonly GlyphLine[]): GlyphLine[] {
  const bySurface = Map.groupBy(lines, ({ surface }) => surface);
  return [...bySurface.values()].flatMap((own) => {
    const rows = rowsOf(own);
    return rows.flatMap((row, i) => splitRow(row, nearTo(rows, i)));
  });
}

function rowsOf(lines: readonly GlyphLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines.toSorted((a, b) => centerY(a) - centerY(b))) {
    const last = rows.at(-1);
    if (last && centerY(line) < bottom(last) && centerY(last) > line.y) {
      last.lines.push(line);
      Object.assign(last, unionBox([last, line]));
    } else {
      const { x, y, width, height } = line;
      rows.push({ x, y, width, height, lines: [line] });
    }
  }
  return rows;
}

/** The rows above and below one, as far as they follow closely. */
function nearTo(rows: readonly Row[], at: number): Row[] {
  const near: Row[] = [];
  for (const step of [-1, 1])
    for (let i = at; Math.abs(i - at) < NEAR_ROW_COUNT; i += step) {
      const [upper, lower] = step < 0 ? [rows[i - 1], rows[i]] : [rows[i], rows[i + 1]];
      if (!upper || !lower || lower.y - bottom(upper) > MAX_GAP_RATIO * upper.height) break;
      near.push(step < 0 ? upper : lower);
    }
  return near;
}

function splitRow({ lines }: Row, near: readonly Row[]): GlyphLine[] {
  const edges = edgesOf(near);
  const split = lines.map((line) => splitLine(line, edges));
  const columns = split.flat().filter(({ x }) => edges.some((edge) => isAt(x, edge)));
  return columns.length >= MIN_COLUMN_COUNT ? split.flat() : [...lines];
}

const isAt = (x: number, edge: number): boolean => Math.abs(x - edge) <= MAX_BEARING_PX;

/** Where lines begin in several of the rows. */
function edgesOf(rows: readonly Row[]): number[] {
  const starts = rows.flatMap(({ lines }, row) => lines.map(({ x }) => ({ x, row }))).sort((a, b) => a.x - b.x);
  const edges: number[] = [];
  for (let i = 0; i < starts.length; ) {
    const same = starts.filter(({ x }, k) => k >= i && x - starts[i].x <= 2 * MAX_BEARING_PX);
    if (new Set(same.map(({ row }) => row)).size >= MIN_VOTE_COUNT)
      edges.push((same[0].x + same[same.length - 1].x) / 2);
    i += same.length;
  }
  return edges;
}

/** The line cut at all edges that it goes on across; whole when there is one at which it has no letter, or none set apart. */
function splitLine(line: GlyphLine, edges: readonly number[]): GlyphLine[] {
  const within = edges.filter((edge) => edge > line.x + MAX_BEARING_PX && edge < right(line) - MAX_BEARING_PX);
  if (within.length === 0) return [line];
  const letters = glyphColumns(line.glyphs);
  const gaps = letters.map(({ x }, i) => (i === 0 ? 0 : x - Math.max(...letters.slice(0, i).map(right))));
  const usual = gaps.slice(1).sort((a, b) => a - b)[(gaps.length - 1) >> 1];
  const cuts = within.map((edge) => {
    const near = letters.flatMap(({ x }, i) => (i > 0 && isAt(x, edge) && gaps[i] > usual ? [i] : []));
    return near.sort((a, b) => gaps[b] - gaps[a])[0];
  });
  if (cuts.some((at) => at === undefined)) return [line];
  const places = [line.x, ...cuts.map((at) => letters[at].x), Number.POSITIVE_INFINITY];
  return places.slice(1).flatMap((end, i) => {
    const glyphs = line.glyphs.filter(({ x }) => x >= places[i] && x < end);
    return glyphs.length > 0 ? [{ ...line, ...unionBox(glyphs), glyphs }] : [];
  });
}
