import { backgroundDifference } from './background-difference.ts';
import { type Design2Code, design2code } from './design2code.ts';
import type { PageFacts } from './facts.ts';
import { type RegionScores, scoreRegions } from './score-regions.ts';
import { scoreTree, type TreeScores } from './score-tree.ts';
import { scoreWords, type WordScores } from './words/score-words.ts';

export type FidelityScores = Design2Code & {
  words: WordScores;
  regions: RegionScores;
  /** Pictures alone. */
  images: RegionScores;
  /** Mean ΔE2000 behind matched words; null when unknown. */
  background: number | null;
  overflow: boolean;
  tree: TreeScores;
};

/** Everything that can be said of a candidate page against its reference without looking at pixels. */
export function compare(reference: PageFacts, candidate: PageFacts): FidelityScores {
  const pictures = (page: PageFacts) => page.regions.filter((region) => region.kind === 'image');
  return {
    ...design2code(reference, candidate),
    words: scoreWords(reference, candidate),
    regions: scoreRegions(reference.regions, candidate.regions),
    images: scoreRegions(pictures(reference), pictures(candidate)),
    background: backgroundDifference(reference, candidate),
    overflow: candidate.overflow,
    tree: scoreTree(reference, candidate),
  };
}
