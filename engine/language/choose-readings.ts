import type { LineReading, Word } from '../model/conversion.ts';
import { right } from '../raster/box.ts';
import { type LanguageCode, scriptOf } from './languages.ts';

/** On a page in Latin letters a line is English when it was read so with this much more confidence (0–100). */
const MIN_ENGLISH_ADVANTAGE = 12;
/** In another script a line or a word is in Latin letters when it was read with this confidence, and with so much more. */
const MIN_LATIN_CONFIDENCE = 70;
const MIN_LATIN_ADVANTAGE = 12;
/** Shorter words have look-alikes in most alphabets; figures have none. */
const MIN_LATIN_LENGTH = 3;

/** Of a line that was read as English and in the language of the page, the reading that is right; single words may be English. */
export function chooseReading(english: LineReading, own: LineReading, language: LanguageCode): LineReading {
  const isLatin = scriptOf(language) === 'latin';
  if (own.words.length === 0) return english;
  if (isLatin) return english.confidence >= own.confidence + MIN_ENGLISH_ADVANTAGE ? english : own;
  if (isBetter(english, own)) return english;
  return { ...own, words: own.words.flatMap((word) => insteadOf(word, english.words) ?? [word]) };
}

/** The words that stand in a word's place in the English reading, when these are read better and it is not. */
function insteadOf(word: Word, english: readonly Word[]): Word[] | undefined {
  const there = english.filter(({ x, width }) => x + width / 2 > word.x && x + width / 2 < right(word));
  const isTelling = ({ text }: Word): boolean => text.length >= MIN_LATIN_LENGTH || /^\d+$/.test(text);
  return there.length > 0 && there.every((other) => isTelling(other) && isBetter(other, word)) ? there : undefined;
}

const isBetter = (english: { confidence: number }, own: { confidence: number }): boolean =>
  english.confidence >= MIN_LATIN_CONFIDENCE && english.confidence >= own.confidence + MIN_LATIN_ADVANTAGE;
