import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Segmentation } from '../model/segmentation.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { readInk } from '../typeface/ink-color.ts';
import { glyphColumns } from './glyph-columns.ts';
import { rowsOf } from './split-stacked-rows.ts';

/** Sides of what may be an icon: a check box, a logo, a small portrait before its name. */
const MIN_ICON_SIDE_PX = 9;
const MAX_ICON_SIDE_PX = 56;
/** Gap between icon and text over the height of the text; one in another colour may stand closer. */
const [MIN_ICON_GAP_RATIO, MIN_COLORED_GAP_RATIO] = [0.5, 0.25];
/** Two colours differ by more than this in a channel. */
const MIN_CONTRAST_LEVELS = 48;
/** Height over that of the text; no letter of its line is so high. */
const MIN_ICON_HEIGHT_RATIO = 1.3;

/**
 * Splits icons off the lines that they stand before: a shape of its own, as high as wide or so, apart from the text and
 * in another colour or higher than its letters; and arrows off those that they stand behind. Left in, the recogniser reads
 * them as letters.
 *
 * @returns the lines without their icons, and the boxes of the icons
 */
export function splitIcons(
  image: Pixels,
  segmentation: Segmentation,
  lines: readonly GlyphLine[],
): { lines: GlyphLine[]; icons: Box[] } {
  const icons: Box[] = [];
  const split: GlyphLine[] = [];
  const bars: GlyphLine[] = [];
  const addWords = (line: GlyphLine): void => {
    const arrow = arrowBehindWord(image, segmentation, line);
    if (!arrow) {
      split.push(line);
      return;
    }
    icons.push(arrow);
    const before = line.glyphs.filter((glyph) => right(glyph) <= arrow.x);
    const after = line.glyphs.filter((glyph) => glyph.x >= right(arrow));
    split.push({ ...line, ...unionBox(before), glyphs: before });
    if (after.length > 0) addWords({ ...line, ...unionBox(after), glyphs: after });
  };
  for (const line of lines) {
    const icon = iconBefore(image, segmentation, line);
    if (icon) {
      const glyphs = line.glyphs.filter((glyph) => glyph.x >= right(icon));
      icons.push(icon);
      for (const row of wholeRows(glyphs)) addWords({ ...line, ...unionBox(row), glyphs: row });
    } else if (isChart(image, segmentation, line) || isLoneArrow(image, segmentation, line))
      icons.push(unionBox([line]));
    else if (isBar(line)) bars.push(line);
    else addWords(line);
  }
  const stacks = stackBars(bars);
  icons.push(...stacks.filter((stack) => stack.length > 1).map(unionBox));
  const alone = stacks.filter((stack) => stack.length === 1).flat();
  return { lines: [...split, ...alone].sort((a, b) => a.y - b.y || a.x - b.x), icons };
}

/** The rows of letters below each other; dots and accents alone make none. */
function wholeRows(glyphs: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const rows = rowsOf(glyphs);
  const heights = rows.map((row) => unionBox(row).height);
  const areWhole = rows.every((row, i) => row.length > 1 && 2 * heights[i] >= Math.max(...heights));
  return areWhole ? rows.map((row) => row.toSorted((a, b) => a.x - b.x)) : [[...glyphs]];
}

function iconBefore(image: Pixels, segmentation: Segmentation, line: GlyphLine): Box | undefined {
  const columns = glyphColumns(line.glyphs);
  if (columns.length < 3) return undefined;
  const [first, second, ...more] = columns;
  const text = unionBox([second, ...more]);
  if (Math.min(first.width, first.height) < MIN_ICON_SIDE_PX || Math.max(first.width, first.height) > MAX_ICON_SIDE_PX)
    return undefined;
  const aspect = first.width / first.height;
  const others = line.glyphs.filter((glyph) => glyph.x >= second.x);
  // Beside a tall sign there may be two rows.
  const height = Math.min(...wholeRows(others).map((row) => unionBox(row).height));
  const gap = (second.x - right(first)) / height;
  if (aspect < 0.6 || aspect > 1.7 || gap < MIN_COLORED_GAP_RATIO) return undefined;
  if (Math.abs(centerY(first) - centerY(text)) > 0.6 * Math.max(first.height, text.height)) return undefined;
  const own = line.glyphs.filter((glyph) => right(glyph) <= right(first));
  const colors = [own, others.slice(0, 8)].map((glyphs) => readInk(image, segmentation, glyphs).color);
  const differs = channelDistance(colors[0], colors[1]) > MIN_CONTRAST_LEVELS;
  if (gap >= MIN_ICON_GAP_RATIO && first.height > MIN_ICON_HEIGHT_RATIO * height) return first;
  return differs && !isLetter(first, [second, ...more]) ? first : undefined;
}

/** The sign behind what opens: so wide in px, over its height, and so far from the words, over their height. */
const [MIN_ARROW_WIDTH_PX, MAX_ARROW_WIDTH_PX] = [5, 16];
const [MIN_ARROW_ASPECT, MAX_ARROW_ASPECT] = [1.3, 2.8];
const MIN_ARROW_GAP_RATIO = 0.2;
/** Ink of a sign over its strongest; its tip over its width; how far each of its rows may be off its middle, in px. */
const MIN_INK_SHARE = 0.35;
const MAX_TIP_RATIO = 0.45;
const MAX_OFF_MIDDLE_PX = 1.5;

/**
 * The first angle or triangle that points down or up behind a word of a line, nearer to it than to what follows: letters of that
 * shape are as high as wide.
 */
function arrowBehindWord(image: Pixels, segmentation: Segmentation, line: GlyphLine): Box | undefined {
  const columns = glyphColumns(line.glyphs);
  return columns.find((column, i) => {
    if (i < 2) return false;
    const gap = column.x - right(columns[i - 1]);
    const after = columns[i + 1] ? columns[i + 1].x - right(column) : Number.POSITIVE_INFINITY;
    return gap >= MIN_ARROW_GAP_RATIO * line.height && after > gap && isArrow(image, segmentation, column);
  });
}

/** One that stands alone opens the field or the menu at the end of which it is. */
const isLoneArrow = (image: Pixels, segmentation: Segmentation, { glyphs: [glyph, ...more] }: GlyphLine): boolean =>
  more.length === 0 && isArrow(image, segmentation, glyph);

function isArrow(image: Pixels, { background }: Segmentation, { x, y, width, height }: Box): boolean {
  if (width < MIN_ARROW_WIDTH_PX || width > MAX_ARROW_WIDTH_PX) return false;
  if (width < MIN_ARROW_ASPECT * height || width > MAX_ARROW_ASPECT * height) return false;
  const strengthAt = (at: number): number => channelDistance(image.data[at], background[at]);
  const rows = Array.from({ length: height }, (_, j) =>
    Array.from({ length: width }, (__, i) => strengthAt((y + j) * image.width + x + i)),
  );
  const least = MIN_INK_SHARE * Math.max(...rows.flat());
  const inked = rows
    .map((row) => ({ from: row.findIndex((ink) => ink >= least), to: row.findLastIndex((ink) => ink >= least) + 1 }))
    .filter(({ to }) => to > 0);
  return [inked, inked.toReversed()].some((extents) => pointsDown(extents, width));
}

/** Each row is no wider than the one above, around one middle, down to a tip. */
function pointsDown(rows: readonly { from: number; to: number }[], width: number): boolean {
  const sizes = rows.map(({ from, to }) => to - from);
  return (
    rows.length >= 3 &&
    sizes.every((size, i) => i === 0 || size <= sizes[i - 1]) &&
    rows.every(({ from, to }) => Math.abs(from + to - width) / 2 <= MAX_OFF_MIDDLE_PX) &&
    sizes[0] >= width - 2 &&
    sizes[sizes.length - 1] <= MAX_TIP_RATIO * width
  );
}

/** A number or capital in its own colour stands on the line's foot, is as high as its capitals and no wider than high. */
function isLetter(first: Box, columns: readonly Box[]): boolean {
  const feet = columns.map(bottom).sort((a, b) => a - b);
  const foot = feet[feet.length >> 1];
  const top = Math.min(...columns.map((column) => column.y));
  return first.width <= first.height && Math.abs(bottom(first) - foot) <= 1 && Math.abs(first.y - top) <= 1;
}

/** Two to five solid bars of several colours: a drawing, not `ill`. */
function isChart(image: Pixels, segmentation: Segmentation, { glyphs, height }: GlyphLine): boolean {
  if (glyphs.length < 2 || glyphs.length > 5 || height < MIN_ICON_SIDE_PX) return false;
  if (glyphs.some((glyph) => glyph.pixels < 0.9 * glyph.width * glyph.height || glyph.width < 3)) return false;
  const colors = glyphs.map((glyph) => readInk(image, segmentation, [glyph]).color);
  return colors.some((color) => channelDistance(color, colors[0]) > MIN_CONTRAST_LEVELS);
}

const isBar = ({ glyphs: [only, ...more], width, height }: GlyphLine): boolean =>
  more.length === 0 && width >= 2 * height && width <= 32 && height <= 6 && only.pixels > 0.9 * width * height;

/** Short bars right below each other are one sign: the three lines of a menu. */
function stackBars(bars: readonly GlyphLine[]): GlyphLine[][] {
  const stacks: GlyphLine[][] = [];
  for (const bar of bars) {
    const stack = stacks.find((other) => {
      const last = other[other.length - 1];
      const gap = bar.y - bottom(last);
      return Math.abs(bar.x - last.x) <= 1 && gap >= 1 && gap <= 2 * bar.height + 4 && bar.surface === last.surface;
    });
    if (stack) stack.push(bar);
    else stacks.push([bar]);
  }
  return stacks;
}
