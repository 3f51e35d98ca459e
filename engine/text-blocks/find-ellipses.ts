import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Size of a full stop, width of three, and distance to what stands beside them, over the size of the type. */
const MAX_DOT_EM = 0.25;
const MAX_WIDTH_EM = 1.2;
const MAX_ASIDE_EM = 6;
const DOT_COUNT = 3;
/** Full stops of one ellipsis differ in size by no more, and stand on the line as near, in px. */
const SAME_PX = 1;
const OFF_LINE_PX = 2;
/** Between two of them, over the width of one. */
const MAX_GAP_RATIO = 2.5;
/** Those that touch: height in px, and width over height. */
const MAX_FLAT_PX = 3;
const [MIN_FLAT_ASPECT, MAX_FLAT_ASPECT] = [3.5, 6.5];

/**
 * Three full stops on the line of a text, apart from it: the pages that are left out between two numbers. No line begins with
 * such a small thing, so that they are part of none. In small type they touch, and are one flat piece of ink.
 *
 * @param specks small ink that is part of no line
 */
export function findEllipses(lines: readonly TextLine[], specks: readonly Box[]): TextLine[] {
  const standing = lines.filter(({ grid }) => !grid).map((line) => ({ line, foot: baselineOf(line) }));
  return [...threesOf(specks), ...specks.filter(isFlat)].flatMap((dots): TextLine[] => {
    const beside = standing
      .filter(({ foot }) => Math.abs(bottom(dots) - foot) <= OFF_LINE_PX)
      .map(({ line }) => line)
      .filter(({ fit }) => dots.width <= MAX_WIDTH_EM * fit.size && dots.height <= MAX_DOT_EM * fit.size)
      .map((line) => ({ line, gap: Math.max(line.box.x - right(dots), dots.x - right(line.box)) }))
      .filter(({ line, gap }) => gap > 0 && gap <= MAX_ASIDE_EM * line.fit.size)
      .sort((a, b) => a.gap - b.gap);
    const model = beside[0]?.line;
    if (!model) return [];
    const { x, y, width, height } = dots;
    const box = { x, y, width, height };
    const { color, confidence } = model;
    return [
      {
        ...model,
        box,
        words: [{ text: '...', box, color, confidence, underlined: false, glyphs: [] }],
        text: '...',
        bullet: false,
        number: undefined,
        baseline: baselineOf(model),
      },
    ];
  });
}

const isFlat = ({ width, height }: Box): boolean =>
  height <= MAX_FLAT_PX && width >= MIN_FLAT_ASPECT * height && width <= MAX_FLAT_ASPECT * height;

/** Specks that are alike, in a row of three, no more and no fewer. */
function threesOf(specks: readonly Box[]): Box[] {
  const rows = [...Map.groupBy(specks, ({ y, height }) => y + height).values()];
  return rows.flatMap((row) => {
    const sorted = row.toSorted((a, b) => a.x - b.x);
    const runs: Box[][] = [];
    for (const dot of sorted) {
      const run = runs[runs.length - 1];
      if (run && follows(run[run.length - 1], dot)) run.push(dot);
      else runs.push([dot]);
    }
    return runs.filter(({ length }) => length === DOT_COUNT).map((run) => unionBox(run));
  });
}

const follows = (dot: Box, next: Box): boolean =>
  next.x - right(dot) <= MAX_GAP_RATIO * dot.width &&
  Math.abs(next.width - dot.width) <= SAME_PX &&
  Math.abs(next.height - dot.height) <= SAME_PX;
