import type { StyledWord, TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { partOf } from './split-menu.ts';

/** Lines beside each other stand on one row, give or take, in px, in one size, and at least two of their gaps are alike. */
const SAME_ROW_PX = 1;
const SAME_SIZE_PX = 1;
const SAME_GAP_PX = 2;
const MIN_GAP_COUNT = 2;
/** … which are so many times as wide as a space, and no wider than this many sizes of the type. */
const MIN_SPACE_RATIO = 2.2;
const MAX_GAP_EM = 2;

/**
 * Entries of a menu stand as far from each other as words of one line hardly do; a pixel more or less, and two of them were found as
 * one line. How far its neighbours are from each other tells where it is cut.
 */
export function splitAtGaps(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    if (line.grid || line.words.length < 2) return [line];
    const { font, size } = line.fit;
    const gap = usualGap([line, ...lines.filter((other) => other !== line && isBeside(other, line))]);
    if (gap === undefined || gap < MIN_SPACE_RATIO * measureText(font, ' ').advance * size) return [line];
    const parts: StyledWord[][] = [[line.words[0]]];
    for (const [i, word] of line.words.slice(1).entries()) {
      const isCut = word.box.x - right(line.words[i].box) >= gap - SAME_GAP_PX;
      if (isCut) parts.push([word]);
      else parts[parts.length - 1].push(word);
    }
    return parts.length > 1 ? parts.map((words) => partOf(line, words)) : [line];
  });
}

const isBeside = (other: TextLine, line: TextLine): boolean =>
  !other.grid &&
  Math.abs(baselineOf(other) - baselineOf(line)) <= SAME_ROW_PX &&
  Math.abs(other.fit.size - line.fit.size) <= SAME_SIZE_PX;

/** The gap that most lines of a row keep, in px. */
function usualGap(row: readonly TextLine[]): number | undefined {
  const sorted = row.toSorted((a, b) => a.box.x - b.box.x);
  const gaps = sorted
    .slice(1)
    .map(({ box }, i) => box.x - right(sorted[i].box))
    .filter((gap) => gap > 0 && gap <= MAX_GAP_EM * sorted[0].fit.size);
  return gaps.find((gap) => gaps.filter((other) => Math.abs(other - gap) <= SAME_GAP_PX).length >= MIN_GAP_COUNT);
}
