import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, overlapY, right, unionBox } from '../raster/box.ts';

/** Gap within a word over the height of the type: no button or label has its text so near its edge. */
const MAX_LETTER_GAP_RATIO = 0.3;
/** Lines are looked up in bands of this height. */
const BAND_HEIGHT_PX = 16;

/**
 * Joins a line that goes on over another background: a heading across two panels, a word half in a coloured field. Lines of
 * two surfaces are one where a letter lies on both of them or the gap is one between letters.
 */
export function joinAcrossSurfaces(lines: readonly GlyphLine[]): GlyphLine[] {
  const joined: GlyphLine[] = [];
  const ends = new Map<number, GlyphLine[]>();
  for (const line of [...lines].sort((a, b) => a.x - b.x)) {
    const row = Math.floor((line.y + line.height / 2) / BAND_HEIGHT_PX);
    const near = [row - 1, row, row + 1].flatMap((at) => ends.get(at) ?? []);
    const owner = near.findLast((other) => isContinuation(other, line));
    if (owner) {
      owner.glyphs = [...owner.glyphs, ...line.glyphs];
      Object.assign(owner, unionBox([owner, line]));
      continue;
    }
    const own = { ...line };
    joined.push(own);
    const list = ends.get(row);
    if (list) list.push(own);
    else ends.set(row, [own]);
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x);
}

function isContinuation(line: GlyphLine, next: GlyphLine): boolean {
  const last = line.glyphs[line.glyphs.length - 1];
  const [first] = next.glyphs;
  if (last.surface === first.surface) return false;
  const [low, high] = [Math.min(line.height, next.height), Math.max(line.height, next.height)];
  const gap = next.x - right(line);
  if (gap < -0.5 * high || overlapY(line, next) < 0.8 * low) return false;
  // A letter alone is as high as the one before it, however high and deep the others of that line reach.
  const isLevel = areLevel(last, first);
  if (!isLevel && (high > 1.6 * low || Math.abs(bottom(line) - bottom(next)) > 0.35 * high)) return false;
  if (gap <= MAX_LETTER_GAP_RATIO * low) return true;
  return gap <= 0.8 * low && (last.second === first.surface || first.second === last.surface);
}

/** Letters of one size on one line, in px. */
const areLevel = (a: Box, b: Box): boolean =>
  Math.abs(a.height - b.height) <= MAX_LEVEL_PX && Math.abs(bottom(a) - bottom(b)) <= MAX_LEVEL_PX;

/** Round letters reach a little over the line. */
const MAX_LEVEL_PX = 1;
