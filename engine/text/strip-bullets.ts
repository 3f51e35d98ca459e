import { centerY, right, unionBox } from '../raster/box.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { GlyphLine } from './group-lines.ts';

/**
 * Takes list markers off: a small filled dot or square before a line, at half the height of its letters. Left in, the
 * recogniser reads it as a letter.
 */
export function stripBullets(lines: readonly GlyphLine[]): GlyphLine[] {
  const lone = lines.filter((line) => line.glyphs.length === 1 && isDot(line.glyphs[0]));
  const used = new Set<GlyphLine>();
  const stripped = lines.map((line) => {
    if (lone.includes(line)) return line;
    const [first, second] = line.glyphs;
    if (second && isMarkerOf(first, { ...line, ...unionBox(line.glyphs.slice(1)) }, 0.3)) {
      const glyphs = line.glyphs.slice(1);
      return { ...line, ...unionBox(glyphs), glyphs, bullet: true };
    }
    const before = lone.find((dot) => !used.has(dot) && isMarkerOf(dot.glyphs[0], line, 0.3));
    if (!before) return line;
    used.add(before);
    return { ...line, bullet: true };
  });
  return stripped.filter((line) => !used.has(line));
}

/** As wide as high and filled. */
function isDot({ width, height, pixels }: Spot): boolean {
  return width >= 3 && width <= 12 && Math.abs(width - height) <= 1 && pixels > 0.7 * width * height;
}

function isMarkerOf(dot: Spot, line: GlyphLine, minGap: number): boolean {
  if (
    !isDot(dot) ||
    dot.surface !== line.surface ||
    dot.height > Math.max(0.45 * line.height, Math.min(6, 0.62 * line.height))
  )
    return false;
  const gap = line.x - right(dot);
  if (gap < minGap * line.height || gap > 2.2 * line.height) return false;
  return Math.abs(centerY(dot) - centerY(line)) < 0.25 * line.height;
}
