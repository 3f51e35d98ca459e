import { type BlockMatch, distance, matchBlocks } from './blocks/match-blocks.ts';
import { type ScoredBlock, scoredBlocks } from './blocks/scored-block.ts';
import { ciede2000 } from './ciede2000.ts';
import type { PageFacts } from './facts.ts';
import { lab } from './lab.ts';

/** Design2Code's four scores, each 0–1. */
export type Design2Code = { block: number; text: number; position: number; color: number };

type Page = Pick<PageFacts, 'width' | 'height' | 'blocks'>;

const areaOf = (block: ScoredBlock): number => block.width * block.height;
const totalArea = (blocks: readonly ScoredBlock[]): number => blocks.reduce((sum, block) => sum + areaOf(block), 0);

/** The four scores of a match: areas over all blocks, the other three as means over the pairs. No pair: all 0. */
function scoreMatch({ candidate, reference, pairs }: BlockMatch): Design2Code {
  // Two pages without a word agree about their text.
  if (candidate.length === 0 && reference.length === 0) return { block: 1, text: 1, position: 1, color: 1 };
  if (pairs.length === 0) return { block: 0, text: 0, position: 0, color: 0 };
  let matched = 0;
  let text = 0;
  let position = 0;
  let color = 0;
  for (const pair of pairs) {
    const mine = candidate[pair.candidate] as ScoredBlock;
    const theirs = reference[pair.reference] as ScoredBlock;
    matched += areaOf(mine) + areaOf(theirs);
    text += pair.similarity;
    position += 1 - distance(mine, theirs);
    color += Math.max(0, 1 - ciede2000(lab(mine.color), lab(theirs.color)) / 100);
  }
  const all = totalArea(candidate) + totalArea(reference);
  const count = pairs.length;
  return {
    block: all > 0 ? matched / all : 0,
    text: text / count,
    position: position / count,
    color: color / count,
  };
}

/**
 * Block, Text, Position and Colour of a candidate page against its reference.
 *
 * Source: Si et al., "Design2Code: Benchmarking Multimodal Code Generation for Automated Front-End Engineering" (2024),
 * arXiv 2403.03163, and its published metric. Here boxes come from the DOM (client rectangles) instead of recoloured
 * screenshots; everything after the boxes is the published procedure.
 *
 * @param byPlace texts that occur several times are paired by their places (see `matchBlocks`)
 */
export function design2code(reference: Page, candidate: Page, byPlace = false): Design2Code {
  return scoreMatch(matchBlocks(scoredBlocks(candidate), scoredBlocks(reference), byPlace));
}
