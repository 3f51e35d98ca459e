import { centerX } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { type Gridline, isLine, lineFrom } from './find-gridlines.ts';
import type { Label } from './find-labels.ts';
import type { TurnedPixels } from './turned-pixels.ts';

/** Bars, each above its label: how many, the share of labels that have one, and of how many lengths they are. */
const MIN_BAR_COUNT = 4;
const MIN_BAR_SHARE = 0.6;
const MIN_LENGTH_COUNT = 3;
/** A bar stands so near above its label, all on one line, in one colour that is not the ground's. */
const MAX_FOOT_GAP_PX = 32;
const MAX_OFF_FOOT_PX = 2;
const MAX_SHADE_LEVELS = 8;
const MIN_BAR_CONTRAST_LEVELS = 24;
/** Shorter ones are letters. */
const MIN_BAR_PX = 12;
/** Lines between the bars, at equal distances: how many, how far off, and no farther up than this. */
const MIN_LINE_COUNT = 3;
const MAX_OFF_PITCH_PX = 1.5;
const MIN_PITCH_PX = 12;
const MAX_PLOT_HEIGHT_PX = 600;
const MIN_SEEN_SHARE = 0.8;
/** A dashed line has ink somewhere in so many pixels. */
const DASH_PX = 8;

/** The lines of a grid, and the rows from the top of the highest bar to the foot of all. */
export type BarGrid = { grid: Gridline[]; top: number; foot: number };

/** The grid that has no labels, behind bars above a row of labels; undefined where there are no bars or no lines. */
export function findBarGrid(image: TurnedPixels, labels: readonly Label[]): BarGrid | undefined {
  const row = labels.toSorted((a, b) => a.x - b.x);
  const top = Math.min(...row.map(({ y }) => y));
  const bars = row.map((label) => barAbove(image, Math.round(centerX(label)), top)).filter((bar) => bar !== undefined);
  if (bars.length < Math.max(MIN_BAR_COUNT, MIN_BAR_SHARE * row.length)) return undefined;
  const feet = bars.map(({ foot }) => foot);
  if (Math.max(...feet) - Math.min(...feet) > MAX_OFF_FOOT_PX) return undefined;
  if (new Set(bars.map(({ length }) => length)).size < MIN_LENGTH_COUNT) return undefined;
  const gaps = row.slice(1).map((label, i) => Math.round((centerX(label) + centerX(row[i])) / 2));
  const lines = evenly(linesAt(image, gaps, top - 2));
  if (lines.length === 0) return undefined;
  const grid = lines.map((y) => {
    const page = image.at(gaps[0], y - 3);
    const left = lineFrom(image, gaps[0], y, -1, page);
    const right = lineFrom(image, gaps[0], y, 1, page);
    return { y, from: left?.from ?? gaps[0], to: right?.to ?? gaps[gaps.length - 1] };
  });
  return { grid, top: Math.min(...bars.map(({ foot, length }) => foot - length)), foot: Math.max(...feet) };
}

function barAbove(image: TurnedPixels, x: number, top: number): { foot: number; length: number } | undefined {
  const ground = image.at(x, top - 1);
  let foot = top - 1;
  while (
    foot > 0 &&
    top - foot < MAX_FOOT_GAP_PX &&
    channelDistance(image.at(x, foot), ground) < MIN_BAR_CONTRAST_LEVELS
  )
    foot--;
  // The edge of a bar may lie between two pixels.
  const color = image.at(x, Math.max(0, foot - 2));
  let end = foot - 1;
  while (end > 0 && channelDistance(image.at(x, end), color) <= MAX_SHADE_LEVELS) end--;
  const length = foot - end;
  return channelDistance(color, ground) >= MIN_BAR_CONTRAST_LEVELS && length >= MIN_BAR_PX
    ? { foot, length }
    : undefined;
}

/** The rows, from below, in which most of some columns have a line. */
function linesAt(image: TurnedPixels, columns: readonly number[], from: number): number[] {
  const rows: number[] = [];
  for (let y = from; y > Math.max(3, from - MAX_PLOT_HEIGHT_PX); y--) {
    const seen = columns.filter((x) => {
      for (let at = x - DASH_PX / 2; at <= x + DASH_PX / 2; at++) if (isLine(image, at, y)) return true;
      return false;
    });
    if (seen.length >= MIN_SEEN_SHARE * columns.length && (rows.at(-1) ?? y + 3) - y > 2) rows.push(y);
  }
  return rows;
}

/** The first of some rows that follow each other at equal distances. */
function evenly(rows: readonly number[]): number[] {
  const pitch = rows[0] - rows[1];
  let count = 2;
  while (count < rows.length && Math.abs(rows[count - 1] - rows[count] - pitch) <= MAX_OFF_PITCH_PX) count++;
  return pitch >= MIN_PITCH_PX && count >= MIN_LINE_COUNT ? rows.slice(0, count).toReversed() : [];
}
