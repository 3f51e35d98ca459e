import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { right, unionBox } from '../raster/box.ts';
import { glyphColumns } from './glyph-columns.ts';

/** Height of the smaller type over that of the larger; x-heights are 0.55 of a line with descenders. */
const MAX_SIZE_RATIO = 0.5;
/** The same for a third of its columns at least: one may touch the line below. */
const MAX_TYPICAL_SIZE_RATIO = 0.62;
/** The same beyond a gap wider than a space: x-heights are 0.7 of capitals. */
const MIN_WIDE_GAP_RATIO = 0.6;
const MAX_SEPARATE_SIZE_RATIO = 0.65;
/** Length over height of a word whose letters all touch. */
const MIN_CONNECTED_WORD_ASPECT = 2.2;
/** Gap between the two over the height of the larger type. */
const MIN_GAP_RATIO = 0.16;
/** No letters of one type differ so much: then a space of the smaller type is enough, over its height. */
const MAX_DISTINCT_SIZE_RATIO = 0.4;
const MIN_SPACE_RATIO = 0.3;
/** Two sizes are possible with less between them: it has to be read, and painted, as two. */
const MIN_POSSIBLE_GAP_RATIO = 0.03;
/** The smaller type is no lower. */
const MIN_TYPE_PX = 6;

/**
 * Splits a line in which one size of type follows another: a large price before "per month". Read as one line, the smaller
 * type is too small to be recognised, and no font fits both.
 */
export function splitSizes(lines: readonly GlyphLine[]): GlyphLine[] {
  return lines.flatMap((line) => {
    if (line.glyphs.length < 3) return [line];
    const [change] = changesIn(glyphColumns(line.glyphs)).filter(isClear);
    return change ? splitAt(line, change.at) : [line];
  });
}

/** The two lines that a line may be, by the heights of its glyphs alone. */
export function mixedSizes(line: GlyphLine): [GlyphLine, GlyphLine] | null {
  if (line.glyphs.length < 3) return null;
  const [purest] = changesIn(glyphColumns(line.glyphs))
    .filter(({ small, large, gap, higher }) => isPossible(small, large, gap) && isLarge(higher, small))
    .sort((a, b) => a.higher.length - b.higher.length);
  return purest ? splitAt(line, purest.at) : null;
}

const isPossible = (small: number, large: number, gap: number): boolean =>
  small <= MAX_TYPICAL_SIZE_RATIO * large && gap >= MIN_POSSIBLE_GAP_RATIO * large;

function splitAt(line: GlyphLine, at: number): [GlyphLine, GlyphLine] {
  const left = line.glyphs.filter((glyph) => glyph.x < at);
  const rest = line.glyphs.filter((glyph) => glyph.x >= at);
  return [
    { ...line, ...unionBox(left), glyphs: left },
    { ...line, ...unionBox(rest), glyphs: rest, bullet: undefined },
  ];
}

/** Where a smaller or larger part begins: how high the highest of either part is, and the room between them. */
type Change = { at: number; small: number; large: number; gap: number; higher: Box[] };

/** All places where what follows is a word much smaller, or larger, than everything before. */
function changesIn(columns: readonly Box[]): Change[] {
  const tallestFrom: number[] = [];
  for (let i = columns.length - 1, tallest = 0; i >= 0; i--) {
    tallest = Math.max(tallest, columns[i].height);
    tallestFrom[i] = tallest;
  }
  let tallest = 0;
  let end = 0;
  const changes: Change[] = [];
  for (let i = 1; i < columns.length; i++) {
    tallest = Math.max(tallest, columns[i - 1].height);
    end = Math.max(end, right(columns[i - 1]));
    const [small, large] = [Math.min(tallest, tallestFrom[i]), Math.max(tallest, tallestFrom[i])];
    const isFirst = tallest < tallestFrom[i];
    const [part, higher] = isFirst ? [columns.slice(0, i), columns.slice(i)] : [columns.slice(i), columns.slice(0, i)];
    const width = right(part[part.length - 1]) - part[0].x;
    // Full stops, dashes and a degree sign are small too; words are longer.
    const isWord = width > (part.length >= 2 ? 1.8 : MIN_CONNECTED_WORD_ASPECT) * small;
    if (small >= MIN_TYPE_PX && isWord)
      changes.push({ at: columns[i].x, small, large, gap: columns[i].x - end, higher });
  }
  return changes;
}

/** Two sizes beyond doubt. A letter that touches the line below is none. */
function isClear({ small, large, gap, higher }: Change): boolean {
  const most = gap > MIN_WIDE_GAP_RATIO * large ? MAX_SEPARATE_SIZE_RATIO : MAX_SIZE_RATIO;
  const space = small <= MAX_DISTINCT_SIZE_RATIO * large ? MIN_SPACE_RATIO * small : MIN_GAP_RATIO * large;
  return small <= most * large && gap >= Math.min(space, MIN_GAP_RATIO * large) && isLarge(higher, small);
}

/** More than one in three of them are clearly higher than the smaller type. */
const isLarge = (columns: readonly Box[], small: number): boolean =>
  columns.filter((column) => small <= MAX_TYPICAL_SIZE_RATIO * column.height).length > columns.length / 3;
