import { type Font, fontOf } from '../style/fonts.ts';
import { textWidth } from '../style/measure-text.ts';
import type { StyledWord, TextLine } from './text-line.ts';

/** Width of a line in pixels as the browser lays it out, words of another weight in theirs. */
export function lineWidth(line: TextLine, font: Font, size: number, letterSpacing: number): number {
  const extra = line.words.reduce((sum, { text, weight = font.weight }) => {
    if (weight === font.weight) return sum;
    return sum + textWidth(fontOf(font.family, weight), text, size) - textWidth(font, text, size);
  }, 0);
  return textWidth(font, line.text, size, letterSpacing) + extra;
}

/** Width of a word with the space before it. */
export function nextWidth(word: StyledWord, font: Font, size: number, letterSpacing: number): number {
  return textWidth(fontOf(font.family, word.weight ?? font.weight), ` ${word.text}`, size, letterSpacing);
}
