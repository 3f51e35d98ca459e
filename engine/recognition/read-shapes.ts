import type { ConnectedComponent } from '../model/connected-component.ts';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import { channelDistance } from '../raster/color.ts';
import { classifyArrow } from '../text-detection/classify-arrow.ts';

/** This many alike on one row are no accident. */
const LEAST = 3;
const LOWEST = 6;
const HIGHEST = 28;
/** Width by height of a bar and of a slash: not more. */
const BAR = 0.25;
const SLASH = 0.6;
/** A line of one pixel is a border. */
const THIN = 2;
/** Of its box a bar fills at least so much. */
const SOLID = 0.85;
/** How far each third of a slash lies to the right of the one below, in parts of its width. */
const LEAN = 0.12;
/** What is alike differs by this many pixels; what has something between it is further apart than this many heights. */
const ALIKE = 1;
const APART = 2;

/** An arrow of type is no longer; larger ones are drawings. */
const LARGEST_ARROW = 16;
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
    if (row.length < LEAST || !isFree) continue;
    found.set(index, certainly(sign, glyph));
  }
  const strengthAt = (x: number, y: number): number => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], ink.background[at]);
  };
  lines.forEach(({ glyphs: [glyph, ...more] }, index) => {
    if (more.length > 0 || Math.max(glyph.width, glyph.height) > LARGEST_ARROW) return;
    const arrow = classifyArrow(glyph, strengthAt);
    // Triangles and angles that stand alone are drawn, mostly: they open menus.
    if (arrow && ARROWS.includes(arrow)) found.set(index, certainly(arrow, glyph));
  });
  return found;
}

const certainly = (text: string, { width, height }: ConnectedComponent): LineReading => ({
  words: [{ text, confidence: 100, x: 0, y: 0, width, height }],
  confidence: 100,
});

function signOf(glyph: ConnectedComponent, ink: Ink, stride: number): '|' | '/' | null {
  const { width, height, pixels } = glyph;
  if (height < LOWEST || height > HIGHEST) return null;
  if (width >= THIN && width <= BAR * height && pixels > SOLID * width * height) return '|';
  if (width < 3 || width > SLASH * height) return null;
  const [top, middle, foot] = middles(glyph, ink, stride);
  return Math.min(top - middle, middle - foot) > LEAN * width ? '/' : null;
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
  Math.abs(a.y - b.y) <= ALIKE && Math.abs(a.width - b.width) <= ALIKE && Math.abs(a.height - b.height) <= ALIKE;

const isApart = (a: ConnectedComponent, b: ConnectedComponent): boolean => Math.abs(a.x - b.x) > APART * a.height;
