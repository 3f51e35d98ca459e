import { isIdeograph } from '../language/clean-reading.ts';
import type { Font } from '../model/font.ts';
import { textWidth } from '../typeface/measure-text.ts';

/** What may not begin a line in Chinese and Japanese, and what may not end one (JIS X 4051). */
const CLINGS = /[、。，．！？：；）〕］｝〉》」』】ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…,.!?:;)]/u;
const OPENS = /[（〔［｛〈《「『【(]/u;

/** The parts of a word that a line may end between: of Chinese and Japanese each character, of other scripts the word. */
export function linePieces(word: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const character of word) {
    const mayBreak =
      before !== '' &&
      (isIdeograph(character) || isIdeograph(before)) &&
      !CLINGS.test(character) &&
      !OPENS.test(before);
    if (mayBreak || before === '') pieces.push(character);
    else pieces[pieces.length - 1] += character;
    before = character;
  }
  return pieces;
}

/** How wide the first of those parts is, in px. @param width of the whole word */
export function firstPieceWidth(word: string, width: number, font: Font, size: number): number {
  const [first = '', ...others] = linePieces(word);
  return others.length === 0 ? width : Math.min(width, textWidth(font, first, size));
}

/** Whether there is a space between the words at a line's end and at the next one's beginning. */
export const isSpaced = (end: string, next: string): boolean =>
  !(isIdeograph([...end].at(-1) ?? '') && isIdeograph([...next][0] ?? ''));
