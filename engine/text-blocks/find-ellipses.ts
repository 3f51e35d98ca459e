import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { bottom, contains, right, unionBox } from '../raster/box.ts';
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

/** From a line of text to the next one, over the size of the type; both begin at one place, give or take, in px. */
const [MIN_STEP_EM, MAX_STEP_EM] = [1.1, 1.9];
const SAME_START_PX = 2;

/** Of a drawing, over the height of a dot that is a part of it. */
const MIN_DRAWING_RATIO = 3;

/** Full stops right behind a line, no farther than a space, over the size of the type, are its last word. */
const MAX_SPACE_EM = 0.6;

/**
 * Three full stops on the line of a text, apart from it: the pages that are left out between two numbers; or where its next line
 * would begin. No line begins with such a small thing, so that they are part of none. In small type they touch, and are one flat
 * piece of ink.
 *
 * @param specks small ink that is part of no line
 * @param signs what was taken for drawings: full stops only where a line ends with them, or goes on
 * @param icons other drawings; dots inside of one are a part of it
 */
export function findEllipses(
  lines: readonly TextLine[],
  specks: readonly Box[],
  signs: readonly Box[] = [],
  icons: readonly Box[] = [],
): TextLine[] {
  const drawings = [...signs, ...icons];
  const isOfDrawing = (dot: Box): boolean =>
    drawings.some((drawing) => contains(drawing, dot) && drawing.height >= MIN_DRAWING_RATIO * dot.height);
  const loose = specks.filter((dot) => !isOfDrawing(dot));
  const standing = lines.filter(({ grid }) => !grid).map((line) => ({ line, foot: baselineOf(line) }));
  return [...threesOf(loose), ...[...loose, ...signs].filter(isFlat)].flatMap((dots): TextLine[] => {
    const isDrawn = signs.includes(dots);
    const sized = standing.filter(
      ({ line: { fit } }) => dots.width <= MAX_WIDTH_EM * fit.size && dots.height <= MAX_DOT_EM * fit.size,
    );
    const beside = sized
      .filter(({ foot }) => Math.abs(bottom(dots) - foot) <= OFF_LINE_PX)
      .map(({ line }) => ({ line, gap: Math.max(line.box.x - right(dots), dots.x - right(line.box)) }))
      .filter(({ line, gap }) => gap > 0 && gap <= (isDrawn ? MAX_SPACE_EM : MAX_ASIDE_EM) * line.fit.size)
      .filter(({ line }) => !isDrawn || dots.x > line.box.x)
      .sort((a, b) => a.gap - b.gap);
    const above = sized.find(({ line, foot }) => {
      const step = (bottom(dots) - foot) / line.fit.size;
      return Math.abs(line.box.x - dots.x) <= SAME_START_PX && step >= MIN_STEP_EM && step <= MAX_STEP_EM;
    });
    const model = (beside[0] ?? above)?.line;
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
        baseline: beside[0] ? baselineOf(model) : bottom(dots),
      },
    ];
  });
}

/** Puts ellipses at the ends of the lines that they stand behind. Changes these. @returns the others */
export function endLines(lines: readonly TextLine[], ellipses: readonly TextLine[]): TextLine[] {
  return ellipses.filter((ellipsis) => {
    const { x, height } = ellipsis.box;
    const foot = baselineOf(ellipsis);
    const isBefore = ({ box, fit, grid }: TextLine): boolean =>
      !grid && x > right(box) && x - right(box) <= MAX_SPACE_EM * fit.size;
    const line = lines.find((one) => isBefore(one) && Math.abs(baselineOf(one) - foot) <= OFF_LINE_PX + height);
    if (!line) return true;
    line.baseline = baselineOf(line);
    line.words.push(...ellipsis.words);
    line.text = `${line.text} ${ellipsis.text}`;
    line.box = unionBox([line.box, ellipsis.box]);
    return false;
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
