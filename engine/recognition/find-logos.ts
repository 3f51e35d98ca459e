import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { bottom, centerY, right } from '../raster/box.ts';
import { extentOf, placesOf, templateFaces } from '../typeface/paint-word.ts';

/** Logos are a few words each, in letters of this height, and so many of them stand in a row. */
const MAX_WORD_COUNT = 3;
const MIN_LETTERS = 3;
const MIN_HEIGHT_PX = 16;
const MIN_COUNT = 3;
/** Their middles are in one line; so many heights lie between them, and above and below. */
const MAX_OFF_MIDDLE_PX = 4;
const MIN_GAP_HEIGHTS = 1;
const MIN_ROOM_HEIGHTS = 0.75;
/** By how much words of one type differ from it: their widths by height (a logarithm), their heights and their baselines. */
const WIDTH_DEVIATION_RATIO = 0.05;
const HEIGHT_DEVIATION_PX = 0.6;
const BASELINE_DEVIATION_PX = 0.6;
/** A row that no typeface comes nearer to, in these deviations, is not of one type (engine-log: logos). */
const MIN_MISFIT = 2.5;

/**
 * Rows of logos: what stands side by side in a design is set in one typeface and one size, on one baseline. Words that
 * stand as items of a row and share none of these were drawn, each by itself.
 */
export function findLogos(lines: readonly TextLine[]): Set<TextLine> {
  const candidates = lines
    .filter(({ words, box, grid }) => !grid && words.length <= MAX_WORD_COUNT && box.height >= MIN_HEIGHT_PX)
    .sort((a, b) => a.box.x - b.box.x);
  const logos = new Set<TextLine>();
  for (const first of candidates) {
    const row = candidates.filter(
      (line) => line.surface === first.surface && Math.abs(centerY(line.box) - centerY(first.box)) <= MAX_OFF_MIDDLE_PX,
    );
    if (row[0] !== first || row.length < MIN_COUNT || !standsAlone(row, lines) || !isApart(row)) continue;
    if (misfitOf(row) >= MIN_MISFIT) for (const line of row) logos.add(line);
  }
  return logos;
}

function isApart(row: readonly TextLine[]): boolean {
  return row.every(
    ({ box }, i) =>
      i === 0 || box.x - right(row[i - 1].box) >= MIN_GAP_HEIGHTS * Math.max(box.height, row[i - 1].box.height),
  );
}

/** No other text in the row, nor close above or below an item. */
function standsAlone(row: readonly TextLine[], lines: readonly TextLine[]): boolean {
  return lines.every((line) => row.includes(line) || row.every(({ box }) => isClear(box, line.box)));
}

function isClear(item: Box, other: Box): boolean {
  const room = MIN_ROOM_HEIGHTS * item.height;
  const isBeside = other.x >= right(item) || right(other) <= item.x;
  const isApartY = other.y - bottom(item) >= room || item.y - bottom(other) >= room;
  return isApartY || (isBeside && (other.y >= bottom(item) || bottom(other) <= item.y));
}

/** How far the items are from one line of text; those of two words each may be in two types, a figure and its unit. */
function misfitOf(row: readonly TextLine[]): number {
  const all = misfitOfWords(row.flatMap(({ words }) => words));
  if (all < MIN_MISFIT) return all;
  const [first, last] = [0, -1].map((at) => row.flatMap(({ words }) => words.at(at) ?? []));
  return Math.min(
    all,
    ...[first, last].filter((words) => words.filter(isTelling).length === row.length).map(misfitOfWords),
  );
}

const isTelling = ({ text }: StyledWord): boolean => text.length >= MIN_LETTERS && placesOf(text) !== null;

/** How far some words are from one line of text, in the typeface that comes nearest. */
function misfitOfWords(styled: readonly StyledWord[]): number {
  const words = styled.filter(isTelling).map(({ text, box }) => ({ places: placesOf(text)!, box }));
  if (words.length < MIN_COUNT) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const face of templateFaces()) {
    const seen = words.map(({ places, box }) => {
      const extent = extentOf(places, face);
      const scale = box.height / (extent.top + extent.low);
      return {
        width: Math.log(box.width / (extent.width * scale)),
        size: Math.log(scale) * box.height,
        baseline: box.y + extent.top * scale,
      };
    });
    const misfit = Math.hypot(
      deviationOf(seen.map(({ width }) => width)) / WIDTH_DEVIATION_RATIO,
      deviationOf(seen.map(({ size }) => size)) / HEIGHT_DEVIATION_PX,
      deviationOf(seen.map(({ baseline }) => baseline)) / BASELINE_DEVIATION_PX,
    );
    least = Math.min(least, misfit);
  }
  return least;
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
