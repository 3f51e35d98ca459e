import type { ConnectedComponent } from '../model/connected-component.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Segmentation } from '../model/segmentation.ts';
import { centerY, overlapX, overlapY, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { classifyArrow } from './classify-arrow.ts';

/**
 * Takes list markers off: a small filled dot, square or triangle before a line, at half the height of its letters. Left in,
 * the recogniser reads it as a letter.
 */
export function detectListMarkers(image: Pixels, segmentation: Segmentation, lines: readonly GlyphLine[]): GlyphLine[] {
  const strengthAt = (x: number, y: number): number => {
    const at = y * image.width + x;
    return channelDistance(image.data[at], segmentation.background[at]);
  };
  const isMarkerOf = (dot: ConnectedComponent, line: GlyphLine): boolean =>
    isDot(dot) && standsBefore(dot, line) && (isSmall(dot, line) || isSolid(image, segmentation, dot));
  const isTriangleOf = (dot: ConnectedComponent, line: GlyphLine): boolean =>
    Math.max(dot.width, dot.height) <= MAX_TRIANGLE_SIDE_PX &&
    standsBefore(dot, line) &&
    classifyArrow(dot, strengthAt) === '▶';
  const lone = lines.filter((line) => line.glyphs.length === 1 && isDot(line.glyphs[0]) && !isTouched(line, lines));
  const used = new Set<GlyphLine>();
  const unmarked = lines.map((line) => {
    if (lone.includes(line)) return line;
    const [first, second] = line.glyphs;
    if (second) {
      const glyphs = line.glyphs.slice(1);
      const rest = { ...line, ...unionBox(glyphs), glyphs };
      if (isMarkerOf(first, rest)) return { ...rest, bullet: 'disc' as const };
      if (isTriangleOf(first, rest)) return { ...rest, bullet: 'disclosure-closed' as const };
    }
    const before = lone.find((dot) => !used.has(dot) && isMarkerOf(dot.glyphs[0], line));
    if (!before) return line;
    used.add(before);
    return { ...line, bullet: 'disc' as const };
  });
  return unmarked.filter((line) => !used.has(line));
}

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
