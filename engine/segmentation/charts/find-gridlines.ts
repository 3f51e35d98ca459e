import type { Rgb } from '../../model/color.ts';
import { centerY, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import type { Label } from './find-labels.ts';
import type { TurnedPixels } from './turned-pixels.ts';

/** A line differs by so many levels from what lies so many pixels above and below it, which is one colour (engine-log: charts). */
const MIN_CONTRAST_LEVELS = 5;
const MAX_GROUND_LEVELS = 6;
const GROUND_DISTANCE_PX = 3;
/** A line begins no farther from its label, lies no farther off its middle, and is longer. */
const MAX_TICK_GAP_PX = 24;
const MAX_OFF_LABEL_PX = 3;
/** Where the labels of an axis stand against its lines, in px: at their middle, on them or below them. */
const SHIFTS_PX = [0, 2 * MAX_OFF_LABEL_PX, -2 * MAX_OFF_LABEL_PX];
/** So far off the corner of a label is nothing but its ground. */
const CORNER_PX = 2;
const MIN_LENGTH_PX = 30;
/** Dashes and dots of a line stand no farther apart. */
const MAX_DASH_GAP_PX = 8;
/** Share of a line's length, where nothing hides it, that is ink. */
const MIN_INK_SHARE = 0.15;
/** Share of a line's length that nothing hides: more than the edge of a pill and the letters beyond it. */
const MIN_OPEN_SHARE = 0.15;
/** How far the ends of the lines of one grid are apart: by a dash. */
const MAX_OFF_END_PX = 8;
/** How many lines there are, how many of them are seen up to their end, and the share of labels that have one. */
const MIN_LINE_COUNT = 3;
const MIN_WHOLE_COUNT = 2;
const MIN_SEEN_SHARE = 0.6;
/** Lines without a label of their own above, and as many below. */
const MAX_OTHER_COUNT = 2;
/** The lines of a grid have one colour, at both ends, give or take so many levels; what is seen of it in so many pixels is that of a dash. */
const MAX_SHADE_LEVELS = 32;
const END_PX = 4;
/** What hides a line is a curve or a bar: so many pixels of a line for each. Letters stand closer. */
const MIN_PX_PER_COVER = 12;

/** A line of the grid as far as nothing hides it, from left to right. */
export type Gridline = { y: number; from: number; to: number };

/**
 * The lines that run to the right (`towards` 1) or left (-1) of the labels of an axis, which all stand at their middle, on them
 * or below them; none unless most labels have one, all of them begin together and some end together.
 */
export function findGridlines(image: TurnedPixels, labels: readonly Label[], towards: 1 | -1): Gridline[] {
  for (const shift of SHIFTS_PX) {
    const grid = gridAt(image, labels, towards, shift);
    if (grid.length > 0) return grid;
  }
  return [];
}

function gridAt(image: TurnedPixels, labels: readonly Label[], towards: 1 | -1, shift: number): Gridline[] {
  const enough = Math.max(MIN_LINE_COUNT, MIN_SEEN_SHARE * labels.length);
  const lines: Gridline[] = [];
  for (let i = 0; i < labels.length && lines.length + labels.length - i >= enough; i++) {
    const line = lineAt(image, labels[i], towards, shift);
    if (line) lines.push(line);
  }
  if (lines.length < enough) return [];
  const begin = ({ from, to }: Gridline): number => (towards > 0 ? from : -to);
  const end = ({ from, to }: Gridline): number => (towards > 0 ? to : -from);
  const start = middleOf(lines.map(begin));
  const grid = lines.filter((line) => Math.abs(begin(line) - start) <= MAX_OFF_END_PX);
  const last = Math.max(...grid.map(end));
  const page = grid.map(({ y }) => image.at(towards > 0 ? start : -start, y - GROUND_DISTANCE_PX));
  const whole = grid.filter(
    (line, i) => last - end(line) <= MAX_OFF_END_PX || isHidden(image, line.y, end(line), last, towards, page[i]),
  );
  return grid.length >= enough && whole.length >= MIN_WHOLE_COUNT && areOfOneColor(image, grid, enough)
    ? withOthers(image, grid, start * towards, towards)
    : [];
}

/** Whether an area lies over a line from where it is last seen to where the others end. */
function isHidden(image: TurnedPixels, y: number, from: number, to: number, towards: 1 | -1, page: Rgb): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (channelDistance(image.at(towards * at, y), page) < MIN_CONTRAST_LEVELS) return false;
  return true;
}

/**
 * Bars of progress in the rows of a table end in another colour than they begin with, or are of several colours. What is seen
 * of a line through an area has no colour of its own.
 */
function areOfOneColor(image: TurnedPixels, grid: readonly Gridline[], enough: number): boolean {
  const groundAt = (x: number, y: number): Rgb => image.at(x, y - GROUND_DISTANCE_PX);
  const ends = grid.map(({ y, from, to }) => {
    const isBelowArea = channelDistance(groundAt(from, y), groundAt(to - END_PX, y)) > MAX_SHADE_LEVELS;
    return [from, ...(isBelowArea ? [] : [to - END_PX])].map((x) => inkAt(image, x, y));
  });
  return ends.some(
    ([usual]) =>
      ends.filter((pair) => pair.every((ink) => channelDistance(ink, usual) <= MAX_SHADE_LEVELS)).length >= enough,
  );
}

/** The colour of a few pixels of a line that is farthest from that of its ground. */
function inkAt(image: TurnedPixels, from: number, y: number): Rgb {
  const ground = image.at(from, y - GROUND_DISTANCE_PX);
  const inks = Array.from({ length: END_PX }, (_, i) => image.at(from + i, y));
  return inks.reduce((most, ink) => (channelDistance(ink, ground) > channelDistance(most, ground) ? ink : most));
}

/** With lines of the same distance above and below, whose labels run into their dashes. */
function withOthers(image: TurnedPixels, grid: readonly Gridline[], start: number, towards: 1 | -1): Gridline[] {
  const rows = grid.map(({ y }) => y).sort((a, b) => a - b);
  const pitch = Math.min(...rows.slice(1).map((y, i) => y - rows[i]));
  const page = image.at(start, rows[0] - GROUND_DISTANCE_PX);
  const others: Gridline[] = [];
  for (const [first, step] of [
    [rows[0], -pitch],
    [rows[rows.length - 1], pitch],
  ]) {
    for (let y = first + step, count = 0; count < MAX_OTHER_COUNT; y += step, count++) {
      const near = [0, -1, 1].map((off) => lineFrom(image, start - towards * MAX_OFF_END_PX, y + off, towards, page));
      const line = near.find(
        (found) => found && Math.abs((towards > 0 ? found.from : found.to) - start) <= MAX_OFF_END_PX,
      );
      if (!line) break;
      others.push(line);
      y = line.y;
    }
  }
  return [...grid, ...others].sort((a, b) => a.y - b.y);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function lineAt(image: TurnedPixels, label: Label, towards: 1 | -1, shift: number): Gridline | undefined {
  const middle = Math.round(centerY(label) - 0.5) + shift;
  const begin = towards > 0 ? right(label) + 1 : label.x - 2;
  const page = image.at(Math.max(0, label.x - CORNER_PX), Math.max(0, label.y - CORNER_PX));
  let best: Gridline | undefined;
  for (let y = middle - MAX_OFF_LABEL_PX; y <= middle + MAX_OFF_LABEL_PX; y++) {
    const line = lineFrom(image, begin, y, towards, page);
    if (line && (!best || line.to - line.from > best.to - best.from)) best = line;
  }
  return best;
}

/** The line that begins near a place, as far as it goes to one side. */
export function lineFrom(
  image: TurnedPixels,
  begin: number,
  y: number,
  towards: 1 | -1,
  page: Rgb,
): Gridline | undefined {
  if (begin < 0 || begin >= image.width || y < GROUND_DISTANCE_PX || y >= image.height - GROUND_DISTANCE_PX)
    return undefined;
  let start: number | undefined;
  let last = begin;
  // That of an area that the line runs through; `page` is that of the card.
  let ground = page;
  let seen = 0;
  let bare = 0;
  let covers = 0;
  let isCovered = false;
  for (let x = begin, gap = 0; x >= 0 && x < image.width; x += towards) {
    if (isLine(image, x, y)) {
      ground = image.at(x, y - GROUND_DISTANCE_PX);
      start ??= x;
      last = x;
      seen++;
      bare += gap;
      gap = 0;
      isCovered = false;
      // What is drawn over a line hides it; bare ground ends it.
    } else if (start === undefined || isBare(image.at(x, y), page, ground)) {
      gap++;
      isCovered = false;
    } else {
      if (!isCovered) covers++;
      isCovered = true;
      gap = 0;
    }
    if (gap > (start === undefined ? MAX_TICK_GAP_PX : MAX_DASH_GAP_PX)) break;
  }
  if (start === undefined) return undefined;
  const length = Math.abs(last - start) + 1;
  const open = seen + bare;
  if (length < MIN_LENGTH_PX || seen < MIN_INK_SHARE * open || open < MIN_OPEN_SHARE * length) return undefined;
  if (covers * MIN_PX_PER_COVER > length) return undefined;
  return { y, from: Math.min(start, last), to: Math.max(start, last) + 1 };
}

export function isLine(image: TurnedPixels, x: number, y: number): boolean {
  const above = image.at(x, y - GROUND_DISTANCE_PX);
  const below = image.at(x, y + GROUND_DISTANCE_PX);
  if (channelDistance(above, below) > MAX_GROUND_LEVELS) return false;
  const own = image.at(x, y);
  return channelDistance(own, above) >= MIN_CONTRAST_LEVELS && channelDistance(own, below) >= MIN_CONTRAST_LEVELS;
}

const isBare = (color: Rgb, page: Rgb, ground: Rgb): boolean =>
  Math.min(channelDistance(color, page), channelDistance(color, ground)) < MIN_CONTRAST_LEVELS;
