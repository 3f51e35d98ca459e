import type { Typeface } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { measureText } from './measure-text.ts';

/** Ink that covers less of a row of pixels is not seen there (engine-log: soft-baselines). */
const MIN_COVERED_PX = 0.14;

/** The row that the letters stand on, from the bottom of the ink and what the text's lowest letter measures. */
export function baselineOf({
  box,
  fit,
  text,
  baseline,
}: Pick<TextLine, 'box' | 'text' | 'baseline'> & { fit: { font: Typeface; size: number } }): number {
  if (baseline !== undefined) return baseline;
  const depth = -measureText(fit.font, text).bottom * fit.size;
  return box.y + box.height - (fit.font.soft ? Math.ceil(depth - MIN_COVERED_PX) : Math.round(depth));
}

/** The words of a line as they are read, with the spaces between them. */
export const joinWords = (words: readonly StyledWord[]): string =>
  words.map(({ text, glued }, i) => (i === 0 || glued ? text : ` ${text}`)).join('');
