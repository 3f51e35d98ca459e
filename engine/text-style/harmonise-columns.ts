import type { FontFit } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { median } from '../repetition/middle.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { WIDTH_BLEED_PX } from './families/face-cost.ts';
import type { MayShare } from './families/set-families.ts';
import { groupAlike, LEFT, RIGHT } from './group-alike.ts';

/** Entries of a menu, and how far the steps between them and the heights of their ink may differ, in px. */
const MIN_LINE_COUNT = 4;
const MAX_STEP_DIFFERENCE_PX = 2;
const MAX_HEIGHT_DIFFERENCE_PX = 1;
/** How far off a line may be in the style that the entries share, as a share of its width. */
const MAX_WIDTH_ERROR = 0.04;

const MIDDLE = ({ box }: TextLine): number => box.x + box.width / 2;

/**
 * Entries below each other in even steps, at one edge or around one middle, are set in one style: the one in which all of
 * them together are as wide as they are drawn, in a weight that half of them have. Each by itself may be measured a little larger,
 * bolder or wider spaced.
 */
export function harmoniseColumns(lines: readonly TextLine[], mayShare: MayShare = () => true): void {
  for (const place of [LEFT, RIGHT, MIDDLE])
    groupAlike(lines, place, (alike) => {
      for (const entries of runsOf(alike)) shareStyle(entries, mayShare);
    });
}

/** The longest runs of lines of one height with one step between them, from the top. */
function runsOf(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const run = runs.at(-1);
    const [last, before] = [run?.at(-1), run?.at(-2)];
    const step = last && baselineOf(line) - baselineOf(last);
    const goesOn =
      last !== undefined &&
      step !== undefined &&
      step > 0 &&
      Math.abs(line.box.height - last.box.height) <= MAX_HEIGHT_DIFFERENCE_PX &&
      (!before || Math.abs(step - (baselineOf(last) - baselineOf(before))) <= MAX_STEP_DIFFERENCE_PX);
    if (goesOn) run!.push(line);
    else runs.push([line]);
  }
  return runs.filter(({ length }) => length >= MIN_LINE_COUNT);
}

function shareStyle(lines: readonly TextLine[], mayShare: MayShare): void {
  const errorsIn = (fit: FontFit): number[] => lines.map((line) => widthError(line, fit));
  const countOf = (weight: number): number => lines.filter(({ fit }) => fit.font.weight === weight).length;
  const styles = lines
    .filter(({ fit }) => 2 * countOf(fit.font.weight) >= lines.length)
    .map(({ fit }) => ({ fit, error: median(errorsIn(fit)) }))
    .sort((a, b) => a.error - b.error);
  if (styles.length === 0) return;
  const { fit: common } = styles[0];
  if (Math.max(...errorsIn(common)) > MAX_WIDTH_ERROR) return;
  for (const line of lines) if (mayShare(line, common)) line.fit = { ...common, fitError: line.fit.fitError };
}

function widthError({ text, box }: TextLine, { font, size, letterSpacing }: FontFit): number {
  const { start, end } = measureText(font, text);
  const width = Math.max(1, box.width - WIDTH_BLEED_PX);
  return Math.abs((end - start) * size + (text.length - 1) * letterSpacing - width) / width;
}
