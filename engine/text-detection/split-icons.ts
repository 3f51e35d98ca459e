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
 * in another colour or higher than its letters. Left in, the recogniser reads them as letters.
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
  for (const line of lines) {
    const icon = iconBefore(image, segmentation, line);
    if (icon) {
      const glyphs = line.glyphs.filter((glyph) => glyph.x >= right(icon));
      icons.push(icon);
      split.push(...wholeRows(glyphs).map((row) => ({ ...line, ...unionBox(row), glyphs: row })));
    } else if (isChart(image, segmentation, line)) icons.push(unionBox([line]));
    else if (isBar(line)) bars.push(line);
    else split.push(line);
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
