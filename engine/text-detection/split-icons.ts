import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Segmentation } from '../model/segmentation.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { readInk } from '../typeface/ink-color.ts';
import { glyphColumns } from './glyph-columns.ts';

/** Sides of what may be a mark: a check box, a logo, a small portrait before its name. In pixels. */
const SMALLEST = 9;
const LARGEST = 56;
/** What stands off the text by this part of the text's height is no part of its first word. */
const GAP = 0.5;
/** Colours further apart than this are two. */
const OTHER_COLOR = 48;
/** Higher than this, compared with the text, no letter of its line is. */
const TOO_HIGH = 1.3;

/**
 * Parts icons from the lines that they stand before: a shape of its own, as high as wide or so, apart from the text and
 * in another colour or higher than its letters. Left in, the recogniser reads them as letters.
 *
 * @returns the lines without their marks, and the boxes of the marks
 */
export function splitIcons(
  image: Pixels,
  segmentation: Segmentation,
  lines: readonly GlyphLine[],
): { lines: GlyphLine[]; marks: Box[] } {
  const marks: Box[] = [];
  const parted: GlyphLine[] = [];
  const bars: GlyphLine[] = [];
  for (const line of lines) {
    const mark = markOf(image, segmentation, line);
    if (mark) {
      const glyphs = line.glyphs.filter((glyph) => glyph.x >= right(mark));
      marks.push(mark);
      parted.push({ ...line, ...unionBox(glyphs), glyphs });
    } else if (isChart(image, segmentation, line)) marks.push(unionBox([line]));
    else if (isBar(line)) bars.push(line);
    else parted.push(line);
  }
  const piles = pileBars(bars);
  marks.push(...piles.filter((pile) => pile.length > 1).map(unionBox));
  const alone = piles.filter((pile) => pile.length === 1).flat();
  return { lines: [...parted, ...alone].sort((a, b) => a.y - b.y || a.x - b.x), marks };
}

function markOf(image: Pixels, segmentation: Segmentation, line: GlyphLine): Box | undefined {
  const columns = glyphColumns(line.glyphs);
  if (columns.length < 3) return undefined;
  const [first, second, ...more] = columns;
  const text = unionBox([second, ...more]);
  if (Math.min(first.width, first.height) < SMALLEST || Math.max(first.width, first.height) > LARGEST) return undefined;
  const aspect = first.width / first.height;
  if (aspect < 0.6 || aspect > 1.7 || second.x - right(first) < GAP * text.height) return undefined;
  if (Math.abs(centerY(first) - centerY(text)) > 0.6 * Math.max(first.height, text.height)) return undefined;
  const own = line.glyphs.filter((glyph) => right(glyph) <= right(first));
  const others = line.glyphs.filter((glyph) => glyph.x >= second.x);
  const colors = [own, others.slice(0, 8)].map((glyphs) => readInk(image, segmentation, glyphs).color);
  const apart = channelDistance(colors[0], colors[1]) > OTHER_COLOR;
  if (first.height > TOO_HIGH * text.height) return first;
  return apart && !isLetter(first, [second, ...more]) ? first : undefined;
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
  if (glyphs.length < 2 || glyphs.length > 5 || height < SMALLEST) return false;
  if (glyphs.some((glyph) => glyph.pixels < 0.9 * glyph.width * glyph.height || glyph.width < 3)) return false;
  const colors = glyphs.map((glyph) => readInk(image, segmentation, [glyph]).color);
  return colors.some((color) => channelDistance(color, colors[0]) > OTHER_COLOR);
}

const isBar = ({ glyphs: [only, ...more], width, height }: GlyphLine): boolean =>
  more.length === 0 && width >= 2 * height && width <= 32 && height <= 6 && only.pixels > 0.9 * width * height;

/** Short bars right below each other are one sign: the three lines of a menu. */
function pileBars(bars: readonly GlyphLine[]): GlyphLine[][] {
  const piles: GlyphLine[][] = [];
  for (const bar of bars) {
    const pile = piles.find((other) => {
      const last = other[other.length - 1];
      const gap = bar.y - bottom(last);
      return Math.abs(bar.x - last.x) <= 1 && gap >= 1 && gap <= 2 * bar.height + 4 && bar.surface === last.surface;
    });
    if (pile) pile.push(bar);
    else piles.push([bar]);
  }
  return piles;
}
