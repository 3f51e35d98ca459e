import type { Paragraph } from '../model/text-block.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

const SEPARATOR = /^[|•·›]$/;
/** Items of a menu have at most this many words and letters. */
const MOST_WORDS = 4;
const MOST_LETTERS = 28;
const LEAST_ITEMS = 3;
const NUMBERED = 3;

/** The items of a menu between bars, dots or angles (`Home | About us | Contact`) are texts of their own, the marks between them, too. */
export function splitMenu(paragraph: Paragraph): Paragraph[] {
  const [line, ...more] = paragraph.lines;
  if (more.length > 0 || paragraph.code || line.bullet || line.number !== undefined) return [paragraph];
  const parts: StyledWord[][] = [[]];
  for (const word of line.words) {
    if (SEPARATOR.test(word.text)) parts.push([word], []);
    else parts[parts.length - 1].push(word);
  }
  const filled = parts.filter((part) => part.length > 0);
  const items = filled.filter(([first]) => !SEPARATOR.test(first.text));
  const isItem = (part: readonly StyledWord[]) =>
    part.length <= MOST_WORDS && textOf(part).length <= MOST_LETTERS && !/[.!?:;]$/.test(textOf(part));
  if (items.length < LEAST_ITEMS || !items.every(isItem)) return [paragraph];
  // An address has numbers in it, a menu has not.
  if (items.filter((part) => /[\d@]/.test(textOf(part))).length >= NUMBERED) return [paragraph];
  return filled.map((words) => ({ ...paragraph, lines: [partOf(line, words)] }));
}

const textOf = (words: readonly StyledWord[]): string => words.map(({ text }) => text).join(' ');

/** A part with the ink that its letters have on the baseline of the line: measured by itself each would stand on its own. */
function partOf(line: TextLine, words: StyledWord[]): TextLine {
  const text = textOf(words);
  const { x, width } = unionBox(words.map(({ box }) => box));
  const { top, bottom } = measureText(line.fit.font, text);
  const baseline = baselineOf(line);
  const y = baseline - Math.round(top * line.fit.size);
  const box = { x, y, width, height: baseline + Math.round(-bottom * line.fit.size) - y };
  return { ...line, words, text, box };
}
