import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Segmentation } from '../model/segmentation.ts';
import { centerY, overlapX, overlapY, right, unionBox } from '../raster/box.ts';
import { channelDistance, isColorful } from '../raster/color.ts';
import { readInk } from '../typeface/ink-color.ts';
import { classifySign } from './classify-sign.ts';

/**
 * Takes list markers off: a small filled dot, square or triangle before a line, at half the height of its letters. Left in,
 * the recogniser reads it as a letter.
 *
 * @returns the lines without their markers, and the dots in a colour of their own: those say what state something is in
 */
export function detectListMarkers(
  image: Pixels,
  segmentation: Segmentation,
  lines: readonly GlyphLine[],
): { lines: GlyphLine[]; dots: Box[] } {
  const strengthAt = (x: number, y: number): number => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], segmentation.background[at]);
  };
  const isMarkerOf = (dot: ConnectedComponent, line: GlyphLine): boolean =>
    isDot(dot) && standsBefore(dot, line) && (isSmall(dot, line) || isSolid(image, segmentation, dot));
  const isTriangleOf = (dot: ConnectedComponent, line: GlyphLine): boolean =>
    Math.max(dot.width, dot.height) <= MAX_TRIANGLE_SIDE_PX &&
    standsBefore(dot, line) &&
    classifySign(dot, strengthAt) === '▶';
  const lone = lines.filter((line) => line.glyphs.length === 1 && isDot(line.glyphs[0]) && !isTouched(line, lines));
  const used = new Set<GlyphLine>();
  const marks = new Map<GlyphLine, ConnectedComponent>();
  const unmarked = lines.map((line) => {
    if (lone.includes(line)) return line;
    const [first, second] = line.glyphs;
    if (second) {
      const glyphs = line.glyphs.slice(1);
      const rest = { ...line, ...unionBox(glyphs), glyphs };
      if (isMarkerOf(first, rest)) {
        marks.set(rest, first);
        return rest;
      }
      if (isTriangleOf(first, rest)) return { ...rest, bullet: 'disclosure-closed' as const };
    }
    const before = lone.find((dot) => !used.has(dot) && isMarkerOf(dot.glyphs[0], line));
    if (!before) return line;
    used.add(before);
    marks.set(line, before.glyphs[0]);
    return line;
  });
  const states = [...marks].filter(([line, dot]) => isOfOwnColor(image, segmentation, dot, line)).map(([, dot]) => dot);
  // Of states below each other one may be grey.
  const isState = (dot: ConnectedComponent): boolean => states.some((state) => Math.abs(state.x - dot.x) <= 1);
  const dots = [...marks.values()].filter(isState).map(({ x, y, width, height }) => ({ x, y, width, height }));
  return {
    lines: unmarked
      .filter((line) => !used.has(line))
      .map((line) => (marks.has(line) && !isState(marks.get(line)!) ? { ...line, bullet: 'disc' as const } : line)),
    dots,
  };
}

/** Whether a dot is colourful, and unlike the words behind it. */
function isOfOwnColor(image: Pixels, segmentation: Segmentation, dot: ConnectedComponent, line: GlyphLine): boolean {
  const { color } = readInk(image, segmentation, [dot]);
  return (
    isColorful(color) && channelDistance(color, readInk(image, segmentation, line.glyphs).color) > MIN_CONTRAST_LEVELS
  );
}

/** Two colours differ by more than this in a channel. */
const MIN_CONTRAST_LEVELS = 48;

/** Whether something stands right above or below a dot: it is the head of a drawn person, no marker. */
const isTouched = (dot: GlyphLine, lines: readonly GlyphLine[]): boolean =>
  lines.some(
    (line) => line !== dot && overlapX(line, dot) > 0.5 * dot.width && Math.abs(overlapY(line, dot)) < 0.5 * dot.height,
  );

const MAX_TRIANGLE_SIDE_PX = 16;

/** As wide as high and filled. */
function isDot({ width, height, pixels }: ConnectedComponent): boolean {
  return width >= 3 && width <= 12 && Math.abs(width - height) <= 1 && pixels > 0.7 * width * height;
}

/** Too small for a letter of that line. */
function isSmall(dot: ConnectedComponent, line: GlyphLine): boolean {
  return dot.height <= Math.max(0.45 * line.height, Math.min(6, 0.62 * line.height));
}

function standsBefore(dot: ConnectedComponent, line: GlyphLine): boolean {
  if (dot.surface !== line.surface || dot.height > 1.3 * line.height) return false;
  const gap = line.x - right(dot);
  if (gap < 0.3 * line.height || gap > 2.2 * line.height) return false;
  return Math.abs(centerY(dot) - centerY(line)) < 0.25 * line.height;
}

/** A disc is inked to 0.78 of its box, a square wholly; letters leave more of it free, or the middle. */
function isSolid(image: Pixels, { background, labels }: Segmentation, dot: ConnectedComponent): boolean {
  let total = 0;
  let strength = 0;
  for (let y = dot.y; y < dot.y + dot.height; y++) {
    for (let x = dot.x; x < right(dot); x++) {
      const at = y * image.width + x;
      if (labels[at] !== dot.id) continue;
      const ink = channelDistance(image.data[at], background[at]);
      total += ink;
      strength = Math.max(strength, ink);
    }
  }
  const middle = (dot.y + (dot.height >> 1)) * image.width + dot.x + (dot.width >> 1);
  const filled = channelDistance(image.data[middle], background[middle]) > 0.9 * strength;
  return filled && total > 0.7 * strength * dot.width * dot.height;
}
