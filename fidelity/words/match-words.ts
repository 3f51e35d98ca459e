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

type Option = { i: number; j: number; distance: number };

/** Beyond so many pairs of one word, a column of a long table say, each is compared with those at its height alone. */
const MOST_PAIRS = 200_000;
const NEIGHBOURS = 40;

/** Which occurrences of a word could be the same, and how far apart they are. */
function optionsOf(
  mine: readonly number[],
  others: readonly number[],
  reference: readonly Word[],
  candidate: readonly Word[],
): Option[] {
  const optionOf = (i: number, j: number): Option => ({
    ...{ i, j },
    distance: wordDistance(reference[i] as Word, candidate[j] as Word),
  });
  if (mine.length * others.length <= MOST_PAIRS) return mine.flatMap((i) => others.map((j) => optionOf(i, j)));
  const downwards = others.toSorted((a, b) => (candidate[a] as Word).y - (candidate[b] as Word).y);
  const tops = downwards.map((j) => (candidate[j] as Word).y);
  return mine.flatMap((i) => {
    const at = firstNotAbove(tops, (reference[i] as Word).y);
    return downwards.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).map((j) => optionOf(i, j));
  });
}

function firstNotAbove(tops: readonly number[], y: number): number {
  let [from, to] = [0, tops.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tops[middle] as number) < y) from = middle + 1;
    else to = middle;
  }
  return from;
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
    const options = optionsOf(mine, others, reference, candidate);
    options.sort((a, b) => a.distance - b.distance || a.i - b.i || a.j - b.j);
    const used = new Set<number>();
    const taken = new Set<number>();
    for (const { i, j } of options) {
      if (used.has(i) || taken.has(j)) continue;
      used.add(i);
      taken.add(j);
      pairs.push([i, j]);
    }
    // Left over where not all were compared; as many pairs as there can be count.
    const rest = others.filter((j) => !taken.has(j));
    for (const i of mine) {
      const j = used.has(i) ? undefined : rest.shift();
      if (j !== undefined) pairs.push([i, j]);
    }
  }
  return { reference, candidate, pairs: pairs.sort((a, b) => a[0] - b[0]) };
}
