import { type LanguageCode, scriptOf } from '../language/languages.ts';
import type { Word } from '../model/conversion.ts';
import { joinPaths } from './join-paths.ts';
import { mendStrokes } from './mend-strokes.ts';

/**
 * Repairs what the recogniser confuses systematically in sans-serif type: a lone bar is the pronoun I unless it
 * separates items, as is the l that a sentence begins with, and typographic quotation marks come out of straight ones.
 *
 * @param language what they were read as: the pronoun is English, the rest that of any Latin letters
 */
export function cleanWords(read: readonly Word[], language: LanguageCode = 'en'): Word[] {
  if (scriptOf(language) !== 'latin') return read.filter(({ text }) => text.length > 0);
  const words = joinPaths(read);
  const mended = language === 'en' ? mendWord : mendSigns;
  return words.map((word, i) => ({ ...word, text: mended(words, i) })).filter((word) => word.text.length > 0);
}

const mendSigns = (words: readonly Word[], i: number): string => mendStrokes(words[i].text, undefined);

/** What a word can only have been, by itself and by its neighbours. */
export function mendWord(words: readonly Pick<Word, 'text'>[], i: number): string {
  const [before, after] = [words[i - 1]?.text, words[i + 1]?.text];
  const text = isCode(words, i) ? words[i].text.replace('l', '1') : words[i].text;
  return mendStrokes(cleanWord(text, before, after), after);
}

/** Beside a capital with a figure, such as C3, a capital with an l is one as well. */
const isCode = (words: readonly Pick<Word, 'text'>[], i: number): boolean =>
  /^\p{Lu}l[.,;:)]?$/u.test(words[i].text) && words.some(({ text }) => /^\p{Lu}\d[.,;:)]?$/u.test(text));

function cleanWord(text: string, before: string | undefined, after: string | undefined): string {
  if (text === '|' && isSentence(before, after)) return 'I';
  // There is no word `l`; after a number it is the litre.
  if (text === 'l' && !/\d$/.test(before ?? '')) return 'I';
  if (/^\|['’](m|ve|d|ll)$/i.test(text)) return `I${text.slice(1)}`;
  if (I_WORD.test(text) && endsSentence(before)) return `I${text.slice(1)}`;
  if (/^[“”"]?\|$/.test(text) && after && /^[a-z]/.test(after)) return text.replace('|', 'I');
  return text.replace(/([a-z])\|/g, '$1l').replace(/^\|([a-z]{2,})/, 'I$1');
}

/** A bar between capitalised items separates them; before a lower-case word it is the pronoun. */
function isSentence(before: string | undefined, after: string | undefined): boolean {
  if (!after) return before !== undefined && /^[a-z]/.test(before);
  return /^[a-z]/.test(after) && (before === undefined || /[a-z.,;:!?"”’]$/.test(before));
}

/** What begins with an l only where it is an I: no word has a consonant behind an l, and filler text has iure and iusto. */
const I_WORD = /^l(?:[bcdfghjkmnpqrstvwxz]|l[a-z]|u(?:re|sto)\b)/;

const ABBREVIATION = /^(?:[a-z]|ca|cf|no|st|vs|etc|min|max|incl|approx|resp|esp)\.$/i;

const endsSentence = (word: string | undefined): boolean =>
  word !== undefined && /[a-z][.!?]["”’)]?$/.test(word) && !ABBREVIATION.test(word) && !/\.\w+\.$/.test(word);
