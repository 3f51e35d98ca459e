import { assign } from './assignment.ts';
import { commonArea } from './common-area.ts';
import type { Box, Region } from './facts.ts';

export type RegionScores = { precision: number; recall: number; f1: number };

/** Intersection over union of two boxes, 0–1. */
export function overlap(a: Box, b: Box): number {
  const common = commonArea(a, b);
  return common === 0 ? 0 : common / (a.width * a.height + b.width * b.height - common);
}

/** Pictures and boxes found again: one to one, overlap (IoU) of at least 0.5. Two pages without any agree. */
export function scoreRegions(reference: readonly Region[], candidate: readonly Region[]): RegionScores {
  if (reference.length === 0 && candidate.length === 0) return { precision: 1, recall: 1, f1: 1 };
  if (reference.length === 0 || candidate.length === 0) return { precision: 0, recall: 0, f1: 0 };
  const costs = new Float64Array(reference.length * candidate.length);
  reference.forEach((mine, i) => {
    candidate.forEach((theirs, j) => {
      const share = overlap(mine, theirs);
      // Pairs below the threshold are worth nothing, so that they never take a partner from a real pair.
      costs[i * candidate.length + j] = share >= 0.5 ? -1 - share : 0;
    });
  });
  const found = assign(costs, reference.length, candidate.length).filter(
    ([i, j]) => (costs[i * candidate.length + j] as number) < 0,
  ).length;
  const precision = found / candidate.length;
  const recall = found / reference.length;
  return { precision, recall, f1: found === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
