import type { Typeface } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { measureText } from './measure-text.ts';

/** The row that the letters stand on, from the bottom of the ink and what the text's lowest letter measures (hinted: whole pixels). */
export function baselineOf({
  box,
  fit,
  text,
  baseline,
}: Pick<TextLine, 'box' | 'text' | 'baseline'> & { fit: { font: Typeface; size: number } }): number {
  if (baseline !== undefined) return baseline;
  return box.y + box.height - Math.round(-measureText(fit.font, text).bottom * fit.size);
}

/** The words of a line as they are read, with the spaces between them. */
export const joinWords = (words: readonly StyledWord[]): string =>
  words.map(({ text, glued }, i) => (i === 0 || glued ? text : ` ${text}`)).join('');
