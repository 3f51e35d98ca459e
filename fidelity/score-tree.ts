import type { PageFacts, Word } from './facts.ts';
import { matchWords } from './words/match-words.ts';

export type TreeScores = {
  /** Elements per text block: how much markup a piece of text costs. */
  tagsPerBlock: number;
  /** Share of elements placed absolutely, 0–1. */
  positionedShare: number;
  hasMain: boolean;
  landmarks: number;
  headings: number;
  h1: number;
  maxDepth: number;
  /** Share of the reference's words that the candidate shows only as part of a picture, 0–1. */
  imageText: number;
};

export function scoreTree(reference: PageFacts, candidate: PageFacts): TreeScores {
  const { tree } = candidate;
  const match = matchWords(reference.words, candidate.words);
  const found = new Set(match.pairs.map(([i]) => i));
  const pictures = candidate.regions.filter((region) => region.kind === 'image');
  const pictured = match.reference.filter((word: Word, index) => {
    if (found.has(index)) return false;
    const x = word.x + word.width / 2;
    const y = word.y + word.height / 2;
    return pictures.some((box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height);
  });
  return {
    tagsPerBlock: tree.elements / Math.max(1, candidate.blocks.length),
    positionedShare: tree.elements > 0 ? tree.positioned / tree.elements : 0,
    hasMain: tree.main > 0,
    landmarks: tree.landmarks,
    headings: tree.headings,
    h1: tree.h1,
    maxDepth: tree.maxDepth,
    imageText: match.reference.length > 0 ? pictured.length / match.reference.length : 0,
  };
}
