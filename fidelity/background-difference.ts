import { ciede2000 } from './ciede2000.ts';
import type { PageFacts, Word } from './facts.ts';
import { lab } from './lab.ts';
import { matchWords } from './words/match-words.ts';

/** Mean ΔE2000 between the backgrounds of matched words where both are solid; null when there is none. */
export function backgroundDifference(reference: PageFacts, candidate: PageFacts): number | null {
  const match = matchWords(reference.words, candidate.words);
  let sum = 0;
  let count = 0;
  for (const [i, j] of match.pairs) {
    const mine = reference.blocks[(match.reference[i] as Word).block]?.background;
    const theirs = candidate.blocks[(match.candidate[j] as Word).block]?.background;
    if (!mine || !theirs) continue;
    sum += ciede2000(lab(mine), lab(theirs));
    count += 1;
  }
  return count > 0 ? sum / count : null;
}
