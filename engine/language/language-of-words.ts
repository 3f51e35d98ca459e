import { COMMON_WORDS, type WordList } from './common-words.ts';
import type { LanguageCode } from './languages.ts';

/** A language needs so many of its common words, each counted for what it says, … */
const MIN_EVIDENCE = 2.5;
/** … this many different ones, … */
const MIN_WORD_COUNT = 3;
/** … and so many times as much evidence as English has. */
const MIN_LEAD_RATIO = 1.5;
/** However often a word stands on a page, it counts so many times at most: a menu may be on it twice. */
const MAX_COUNT = 4;

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * The language of a page in Latin letters, by its common words. English and the filler text of designs are English; so is
 * what says nothing.
 *
 * @param words as they were read, accents or not
 */
export function languageOfWords(words: readonly string[]): LanguageCode {
  const counts = new Map<string, number>();
  for (const word of words) {
    // l’été, d'accueil
    const key = plain(word.replace(/^(?:[ldjmtscn]|qu)['’]/i, ''));
    if (COMMON_WORDS.has(key)) counts.set(key, Math.min(MAX_COUNT, (counts.get(key) ?? 0) + 1));
  }
  const evidence = new Map<WordList, { sum: number; words: number }>();
  for (const [word, count] of counts) {
    const languages = COMMON_WORDS.get(word)!;
    for (const language of languages) {
      const known = evidence.get(language) ?? { sum: 0, words: 0 };
      evidence.set(language, { sum: known.sum + count / languages.size, words: known.words + 1 });
    }
  }
  const [best] = [...evidence].sort((a, b) => b[1].sum - a[1].sum);
  if (!best || best[0] === 'filler' || best[0] === 'en') return 'en';
  const [language, { sum, words: different }] = best;
  const english = evidence.get('en')?.sum ?? 0;
  const isTold = sum >= MIN_EVIDENCE && different >= MIN_WORD_COUNT && sum >= MIN_LEAD_RATIO * english;
  return isTold ? language : 'en';
}
