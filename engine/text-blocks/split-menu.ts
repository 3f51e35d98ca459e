import type { Paragraph } from '../model/text-block.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

const SEPARATOR = /^[|•·›]$/;
/** Words and letters of an item, items of a menu, and parts with digits of an address (engine-log: menu-items). */
const MAX_ITEM_WORD_COUNT = 4;
const MAX_ITEM_LETTER_COUNT = 28;
const MIN_ITEM_COUNT = 3;
const MIN_ADDRESS_PART_COUNT = 3;

/** The items of a menu between bars, dots or angles (`Home | About us | Contact`) become texts of their own, and so do the marks between them. */
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
    part.length <= MAX_ITEM_WORD_COUNT &&
    textOf(part).length <= MAX_ITEM_LETTER_COUNT &&
    !/[.!?:;]$/.test(textOf(part));
  if (items.length < MIN_ITEM_COUNT || !items.every(isItem)) return [paragraph];
  // An address has numbers in it, a menu has not.
  if (items.filter((part) => /[\d@]/.test(textOf(part))).length >= MIN_ADDRESS_PART_COUNT) return [paragraph];
  return filled.map((words) => ({ ...paragraph, lines: [partOf(line, words)] }));
}

const textOf = (words: readonly StyledWord[]): string => words.map(({ text }) => text).join(' ');

/** A part with the ink that its letters have on the baseline of the line: measured by itself each would stand on its own. */
export function partOf(line: TextLine, words: StyledWord[]): TextLine {
  const text = textOf(words);
  const { x, width } = unionBox(words.map(({ box }) => box));
  const { top, bottom } = measureText(line.fit.font, text);
  const baseline = baselineOf(line);
  const y = baseline - Math.round(top * line.fit.size);
  const box = { x, y, width, height: baseline + Math.round(-bottom * line.fit.size) - y };
  return { ...line, words, text, box };
}
