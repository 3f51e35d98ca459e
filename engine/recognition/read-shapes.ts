import type { ConnectedComponent } from '../model/connected-component.ts';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { channelDistance } from '../raster/color.ts';
import { classifySign } from '../text-detection/classify-sign.ts';

/** This many alike on one row are no accident (engine-log: menu-bars). */
const MIN_SIGN_COUNT = 3;
const MIN_HEIGHT_PX = 6;
const MAX_HEIGHT_PX = 28;
/** Width over height of a bar and of a slash. */
const MAX_BAR_ASPECT = 0.25;
const MAX_SLASH_ASPECT = 0.6;
/** A line of one pixel is a border. */
const MIN_BAR_WIDTH_PX = 2;
/** Share of its box that a bar fills. */
const MIN_BAR_FILL_SHARE = 0.85;
/** How far each third of a slash lies to the right of the one below, over its width. */
const MIN_SLASH_SLANT_RATIO = 0.12;
/** Signs that are alike differ by no more; those with an item between them are further apart, over their height. */
const MAX_DIFFERENCE_PX = 1;
const MIN_DISTANCE_RATIO = 2;

/** An arrow of type is no longer; larger ones are drawings. */
const MAX_ARROW_SIDE_PX = 16;
const ARROWS = '←→↑↓';

/**
 * Reads signs that stand alone by their shape: arrows, and bars and slashes between the items of a menu, which stand several
 * times on one row. The recogniser takes them for 1 and I, and nothing else tells them from drawings.
 *
 * @returns for each such line, by its index, what it says
 */
export function readShapes(image: Pixels, ink: Ink, lines: readonly GlyphLine[]): Map<number, LineReading> {
  const found = new Map<number, LineReading>();
  const strokes = lines.flatMap(({ glyphs }, index) => {
    const sign = glyphs.length === 1 ? signOf(glyphs[0], ink, image.width) : null;
    return sign ? [{ glyph: glyphs[0], sign, index }] : [];
  });
  for (const { glyph, sign, index } of strokes) {
    const row = strokes.filter((other) => other.sign === sign && isAlike(other.glyph, glyph));
    const isFree = row.every((other) => other.index === index || isApart(other.glyph, glyph));
    if (row.length < MIN_SIGN_COUNT || !isFree) continue;
    found.set(index, certainReading(sign, glyph));
  }
  const strengthAt = (x: number, y: number): number => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], ink.background[at]);
  };
  lines.forEach(({ glyphs: [glyph, ...more] }, index) => {
    if (more.length > 0 || Math.max(glyph.width, glyph.height) > MAX_ARROW_SIDE_PX) return;
    const arrow = classifySign(glyph, strengthAt);
    // Triangles and angles that stand alone are drawn, mostly: they open menus.
    if (arrow && ARROWS.includes(arrow)) found.set(index, certainReading(arrow, glyph));
  });
  return found;
}

const certainReading = (text: string, { width, height }: ConnectedComponent): LineReading => ({
  words: [{ text, confidence: 100, x: 0, y: 0, width, height }],
  confidence: 100,
});

function signOf(glyph: ConnectedComponent, ink: Ink, stride: number): '|' | '/' | null {
  const { width, height, pixels } = glyph;
  if (height < MIN_HEIGHT_PX || height > MAX_HEIGHT_PX) return null;
  if (width >= MIN_BAR_WIDTH_PX && width <= MAX_BAR_ASPECT * height && pixels > MIN_BAR_FILL_SHARE * width * height)
    return '|';
  if (width < 3 || width > MAX_SLASH_ASPECT * height) return null;
  const [top, middle, foot] = middles(glyph, ink, stride);
  return Math.min(top - middle, middle - foot) > MIN_SLASH_SLANT_RATIO * width ? '/' : null;
}

/** How far right the middle of its upper, middle and lower third lies, in pixels. */
function middles({ id, x, y, width, height }: ConnectedComponent, { labels }: Ink, stride: number): number[] {
  return [0, 1, 2].map((third) => {
    let sum = 0;
    let count = 0;
    for (let j = Math.floor((third * height) / 3); j < Math.floor(((third + 1) * height) / 3); j++) {
      for (let i = 0; i < width; i++) {
        if (labels[(y + j) * stride + x + i] !== id) continue;
        sum += i;
        count++;
      }
    }
    return sum / Math.max(1, count);
  });
}

const isAlike = (a: ConnectedComponent, b: ConnectedComponent): boolean =>
  Math.abs(a.y - b.y) <= MAX_DIFFERENCE_PX &&
  Math.abs(a.width - b.width) <= MAX_DIFFERENCE_PX &&
  Math.abs(a.height - b.height) <= MAX_DIFFERENCE_PX;

const isApart = (a: ConnectedComponent, b: ConnectedComponent): boolean =>
  Math.abs(a.x - b.x) > MIN_DISTANCE_RATIO * a.height;
