import { useCallback, useEffect, useState } from 'react';
import type { GenerationResult } from '#contract/generations.ts';
import { type LineScores, type PageFacts, scoreAgainstLines } from '#fidelity/index.ts';

/** A frame that has told nothing after this long will not. */
const PATIENCE_MS = 15_000;

export type Fidelity = { state: 'measuring' } | { state: 'measured'; scores: LineScores } | { state: 'failed' };

/** Scores of a result against what the engine read in the picture, once the frame has told its facts. */
export function useFidelity(result: GenerationResult) {
  const [fidelity, setFidelity] = useState<Fidelity>({ state: 'measuring' });
  const take = useCallback(
    (facts: PageFacts) => {
      try {
        const scores = scoreAgainstLines(result.lines, { width: result.width, height: result.height }, facts);
        setFidelity({ state: 'measured', scores });
      } catch (error) {
        // The facts come from a frame that runs generated pages: they may be anything.
        console.error('The result could not be measured', error);
        setFidelity({ state: 'failed' });
      }
    },
    [result],
  );
  const waiting = fidelity.state === 'measuring';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setFidelity({ state: 'failed' }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return [fidelity, take] as const;
}
