import type { Word } from '../facts.ts';
import { isWord, normalizeWord } from './normalize-word.ts';

type WordMatch = {
  reference: readonly Word[];
  candidate: readonly Word[];
  /** Index pairs [reference, candidate]: equal words, nearest occurrences first. */
  pairs: [number, number][];
};

export function wordDistance(a: Word, b: Word): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

function byText(words: readonly Word[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  words.forEach((word, index) => {
    const key = normalizeWord(word.text);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return groups;
}

/** Pairs equal words (a multiset match, case counts); among several occurrences the nearest on the page go together. */
export function matchWords(referenceWords: readonly Word[], candidateWords: readonly Word[]): WordMatch {
  const reference = referenceWords.filter((word) => isWord(word.text));
  const candidate = candidateWords.filter((word) => isWord(word.text));
  const theirs = byText(candidate);
  const pairs: [number, number][] = [];
  for (const [key, mine] of byText(reference)) {
    const others = theirs.get(key);
    if (!others) continue;
    const options = mine.flatMap((i) =>
      others.map((j) => ({ i, j, distance: wordDistance(reference[i] as Word, candidate[j] as Word) })),
    );
    options.sort((a, b) => a.distance - b.distance || a.i - b.i || a.j - b.j);
    const used = new Set<number>();
    const taken = new Set<number>();
    for (const { i, j } of options) {
      if (used.has(i) || taken.has(j)) continue;
      used.add(i);
      taken.add(j);
      pairs.push([i, j]);
    }
  }
  return { reference, candidate, pairs: pairs.sort((a, b) => a[0] - b[0]) };
}
