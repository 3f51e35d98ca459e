import { assign } from '../assignment.ts';
import { contextBonus } from './context-bonus.ts';
import { cutIntoBands } from './cut-into-bands.ts';
import { mergePass } from './merge-pass.ts';
import type { ScoredBlock } from './scored-block.ts';
import { createSimilarityTable } from './similarity-table.ts';

type BlockPair = { candidate: number; reference: number; similarity: number };

export type BlockMatch = {
  /** Both sides after merging; pairs index into these. */
  candidate: readonly ScoredBlock[];
  reference: readonly ScoredBlock[];
  /** Similarity ≥ 0.5 only. */
  pairs: BlockPair[];
};

/** Time grows with the third power: longer pages are matched strip by strip, in time that grows with their length. */
const MOST_AT_ONCE = 400;
const MOST_IN_BAND = 150;

/** Merges neighbours on both sides until neither changes, then pairs the blocks of the two pages by text. */
export function matchBlocks(candidate: readonly ScoredBlock[], reference: readonly ScoredBlock[]): BlockMatch {
  if (Math.max(candidate.length, reference.length) <= MOST_AT_ONCE) return matchTogether(candidate, reference);
  const whole = { candidate: [] as ScoredBlock[], reference: [] as ScoredBlock[], pairs: [] as BlockPair[] };
  for (const band of cutIntoBands({ candidate, reference }, MOST_IN_BAND)) {
    const match = matchTogether(band.candidate, band.reference);
    for (const pair of match.pairs)
      whole.pairs.push({
        ...pair,
        candidate: whole.candidate.length + pair.candidate,
        reference: whole.reference.length + pair.reference,
      });
    whole.candidate.push(...match.candidate);
    whole.reference.push(...match.reference);
  }
  return whole;
}

function matchTogether(candidate: readonly ScoredBlock[], reference: readonly ScoredBlock[]): BlockMatch {
  const table = createSimilarityTable();
  for (;;) {
    const mergedCandidate = mergePass(candidate, reference, 'candidate', table);
    const mergedReference = mergePass(reference, mergedCandidate, 'reference', table);
    const settled = mergedCandidate === candidate && mergedReference === reference;
    candidate = mergedCandidate;
    reference = mergedReference;
    if (settled) break;
  }
  const rows = candidate.length;
  const columns = reference.length;
  const costs = new Float64Array(rows * columns);
  candidate.forEach((mine, row) => {
    reference.forEach((theirs, column) => {
      costs[row * columns + column] = -table.exact(mine.text, theirs.text);
    });
  });
  const pairs = assign(contextBonus(costs, rows, columns), rows, columns)
    .map(([row, column]) => ({
      candidate: row,
      reference: column,
      similarity: -(costs[row * columns + column] as number),
    }))
    .filter((pair) => pair.similarity >= 0.5);
  return { candidate, reference, pairs };
}
