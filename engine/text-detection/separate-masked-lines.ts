import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { right } from '../raster/box.ts';

/** Dots of a hidden password: sizes in px, and how many there are at least. */
const [MIN_DOT_PX, MAX_DOT_PX] = [2, 10];
const MIN_COUNT = 4;
/** What sizes and distances of dots may differ by, in px. */
const SAME_PX = 1.5;

/** Lines of nothing but equal dots at one distance are no text: they stand for a password. @returns their boxes apart */
export function separateMaskedLines(lines: readonly GlyphLine[]): { lines: GlyphLine[]; masks: Box[] } {
  const masked = lines.filter(isMasked);
  return {
    lines: lines.filter((line) => !masked.includes(line)),
    masks: masked.map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

function isMasked({ glyphs }: GlyphLine): boolean {
  if (glyphs.length < MIN_COUNT) return false;
  const dots = glyphs.toSorted((a, b) => a.x - b.x);
  const gaps = dots.slice(1).map((dot, i) => dot.x - right(dots[i]));
  const sizes = dots.flatMap(({ width, height }) => [width, height]);
  return (
    Math.min(...sizes) >= MIN_DOT_PX &&
    Math.max(...sizes) <= MAX_DOT_PX &&
    spread(sizes) <= SAME_PX &&
    spread(gaps) <= SAME_PX &&
    spread(dots.map(({ y }) => y)) <= SAME_PX
  );
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
