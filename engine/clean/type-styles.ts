import { LEADINGS } from '../emit/clean/scale.ts';
import type { TextBlock } from '../model/text-block.ts';

/** Type size and line height in px. */
export type TypeStyle = { size: number; lineHeight: number };

/** Sizes of Tailwind's type scale with their line heights, in px. */
const SCALE: readonly TypeStyle[] = [
  [12, 16],
  [14, 20],
  [16, 24],
  [18, 28],
  [20, 28],
  [24, 32],
  [30, 36],
  [36, 40],
  [48, 48],
  [60, 60],
  [72, 72],
  [96, 96],
  [128, 128],
].map(([size, lineHeight]) => ({ size, lineHeight }));

/** What an eye does not see of a type size, in px. */
const MAX_SIZE_ERROR_PX = 0.6;
/** Line heights come in these steps where that is near enough. */
const LINE_STEP_PX = 4;
const MAX_LINE_ERROR_PX = 0.75;
const MAX_NAMED_ERROR_PX = 1;

/**
 * The type of a page on one scale: a size is a step of Tailwind's or one of the page's own, which all sizes near it share;
 * the line heights of a size are those that its paragraphs have.
 */
export function typeStyles(blocks: readonly TextBlock[]): (block: TextBlock) => TypeStyle {
  const own: number[] = [];
  const counted = [...blocks].sort((a, b) => lettersOf(b) - lettersOf(a));
  const sizes = new Map<TextBlock, number>();
  for (const block of counted) sizes.set(block, sizeOf(block.size, own));
  const leadings = new Map<number, { lineHeight: number; lines: number }[]>();
  for (const block of counted) {
    if (block.lines.length < 2) continue;
    const size = sizes.get(block)!;
    const lineHeight = onGrid(block.lineHeight, size);
    const known = leadings.get(size) ?? [];
    leadings.set(size, known);
    const near = known.find((one) => Math.abs(one.lineHeight - lineHeight) <= MAX_LINE_ERROR_PX);
    if (near) near.lines += block.lines.length;
    else known.push({ lineHeight, lines: block.lines.length });
  }
  return (block) => {
    const size = sizes.get(block) ?? sizeOf(block.size, own);
    if (block.lines.length < 2) return { size, lineHeight: usualLineHeight(size) };
    const wanted = onGrid(block.lineHeight, size);
    const near = (leadings.get(size) ?? []).find((one) => Math.abs(one.lineHeight - wanted) <= MAX_LINE_ERROR_PX);
    return { size, lineHeight: near?.lineHeight ?? wanted };
  };
}

/** Sizes from here up are whole pixels; smaller ones are halves, or twentieths of a rem. */
const MIN_WHOLE_PX = 20;
const SMALL_STEPS_PX = [0.5, 0.8];

const lettersOf = ({ lines }: TextBlock): number => lines.reduce((sum, { text }) => sum + text.length, 0);

function sizeOf(size: number, own: number[]): number {
  const step = SCALE.find((one) => Math.abs(one.size - size) <= MAX_SIZE_ERROR_PX);
  if (step) return step.size;
  const known = own.find((one) => Math.abs(one - size) <= MAX_SIZE_ERROR_PX);
  if (known) return known;
  const steps = size < MIN_WHOLE_PX ? SMALL_STEPS_PX : [1];
  const [rounded] = steps
    .map((step) => Math.round(10 * step * Math.round(size / step)) / 10)
    .sort((a, b) => Math.abs(a - size) - Math.abs(b - size));
  own.push(rounded);
  return rounded;
}

/** Tailwind's own for its sizes; for others a quarter more, as headlines have it. */
export const usualLineHeight = (size: number): number =>
  SCALE.find((one) => one.size === size)?.lineHeight ?? LINE_STEP_PX * Math.round((1.3 * size) / LINE_STEP_PX);

/** A step, else a named share of the size, as frameworks have both: what is written is what is laid out. */
function onGrid(lineHeight: number, size: number): number {
  const step = LINE_STEP_PX * Math.round(lineHeight / LINE_STEP_PX);
  if (Math.abs(step - lineHeight) <= MAX_LINE_ERROR_PX) return step;
  const named = Object.values(LEADINGS).map((factor) => factor * size);
  return named.find((one) => Math.abs(one - lineHeight) <= MAX_NAMED_ERROR_PX) ?? Math.round(2 * lineHeight) / 2;
}

/** Headlines are smaller on a phone: the size in px, and the line height in the same proportion. */
export function onPhone({ size, lineHeight }: TypeStyle): TypeStyle | undefined {
  if (size < MIN_HEADLINE_PX) return undefined;
  const smaller = size < 36 ? 24 : size < 48 ? 30 : 36;
  return {
    size: smaller,
    lineHeight: Math.max(
      usualLineHeight(smaller),
      LINE_STEP_PX * Math.round((smaller * lineHeight) / size / LINE_STEP_PX),
    ),
  };
}

const MIN_HEADLINE_PX = 30;
