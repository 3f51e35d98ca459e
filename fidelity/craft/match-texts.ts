import { isWord, normalizeWord } from '../words/normalize-word.ts';
import type { CraftText } from './craft-facts.ts';

/** Of a text that has no equal: the least share of the shorter one's letters that both have in common. */
const MIN_COMMON = 0.6;

const wordsOf = ({ text }: CraftText): string[] => normalizeWord(text).toLowerCase().split(/\s+/).filter(isWord);
const lettersOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** The words of `part` that are in `whole`, each as often as it is in both. */
function commonWords(part: readonly string[], whole: readonly string[]): string[] {
  const left = [...whole];
  return part.filter((word) => {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

/**
 * For each text of the reference the texts of the candidate that have its words, as indices: the best first, none when
 * there is none. Equal texts are matched n-th by n-th. A text that has no equal takes those that share most of their
 * words with it, and follow each other as in the reference: one page may set a word in bold, the other not.
 */
export function matchTexts(reference: readonly CraftText[], candidate: readonly CraftText[]): number[][] {
  const theirs = candidate.map(wordsOf);
  const mine = reference.map(wordsOf);
  const matches: number[][] = reference.map(() => []);
  const isTaken = candidate.map(() => false);

  const places = new Map<string, number[]>();
  for (const [index, words] of theirs.entries()) {
    const key = words.join(' ');
    const list = places.get(key);
    if (list) list.push(index);
    else places.set(key, [index]);
  }
  for (const [index, words] of mine.entries()) {
    const place = places.get(words.join(' '))?.shift();
    if (place === undefined) continue;
    matches[index].push(place);
    isTaken[place] = true;
  }

  let last = 0;
  for (const [index, words] of mine.entries()) {
    if (matches[index].length > 0) {
      last = matches[index][0];
      continue;
    }
    const options = theirs.flatMap((other, place) => {
      const common = isTaken[place] ? 0 : lettersOf(commonWords(other, words));
      const enough = common >= MIN_COMMON * Math.min(lettersOf(words), lettersOf(other));
      return common > 0 && enough ? [{ place, common, distance: Math.abs(place - last) }] : [];
    });
    options.sort((a, b) => b.common - a.common || a.distance - b.distance);
    let left = words;
    for (const { place } of options) {
      const common = commonWords(theirs[place], left);
      if (lettersOf(common) < MIN_COMMON * Math.min(lettersOf(left), lettersOf(theirs[place]))) continue;
      matches[index].push(place);
      for (const word of common) left = left.toSpliced(left.indexOf(word), 1);
      if (left.length === 0) break;
    }
  }
  return matches;
}
