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

/** What a whole page's length between two blocks costs, against texts that agree wholly (1). */
const APART = 0.2;

/**
 * Merges neighbours on both sides until neither changes, then pairs the blocks of the two pages by text.
 *
 * @param byPlace of texts that occur several times those pair that lie near each other; the published procedure leaves that
 *   to what stands before and after them in the lists, which says nothing where the two lists are ordered otherwise
 */
export function matchBlocks(
  candidate: readonly ScoredBlock[],
  reference: readonly ScoredBlock[],
  byPlace = false,
): BlockMatch {
  if (Math.max(candidate.length, reference.length) <= MOST_AT_ONCE) return matchTogether(candidate, reference, byPlace);
  const whole = { candidate: [] as ScoredBlock[], reference: [] as ScoredBlock[], pairs: [] as BlockPair[] };
  for (const band of cutIntoBands({ candidate, reference }, MOST_IN_BAND)) {
    const match = matchTogether(band.candidate, band.reference, byPlace);
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

function matchTogether(
  candidate: readonly ScoredBlock[],
  reference: readonly ScoredBlock[],
  byPlace: boolean,
): BlockMatch {
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
  const weighed = byPlace
    ? costs.map((cost, i) => cost + APART * distance(candidate[Math.floor(i / columns)]!, reference[i % columns]!))
    : contextBonus(costs, rows, columns);
  const pairs = assign(weighed, rows, columns)
    .map(([row, column]) => ({
      candidate: row,
      reference: column,
      similarity: -(costs[row * columns + column] as number),
    }))
    .filter((pair) => pair.similarity >= 0.5);
  return { candidate, reference, pairs };
}

/** Of their middles, as a share of the page: the greater of the two directions. */
export const distance = (a: ScoredBlock, b: ScoredBlock): number =>
  Math.max(Math.abs(a.x + a.width / 2 - b.x - b.width / 2), Math.abs(a.y + a.height / 2 - b.y - b.height / 2));
