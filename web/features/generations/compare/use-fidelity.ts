import { useCallback, useEffect, useState } from 'react';
import type { GenerationResult } from '#contract/generations.ts';
import type { PageFacts, Raster } from '#fidelity/index.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judge-result.ts';
import { pageAreaOf } from './page-area.ts';
import { readDesign } from './read-design.ts';

/** A frame that has told nothing after this long will not. */
const PATIENCE_MS = 25_000;

export type Fidelity = { state: 'measuring' } | { state: 'measured'; judgement: Judgement } | { state: 'failed' };

/**
 * How faithful a result is to its design, once the frame has told its facts and painted the page.
 * @param begun whether a frame shows it: its patience counts from then on
 */
export function useFidelity(result: GenerationResult, imageURL: string, begun = true) {
  const [fidelity, setFidelity] = useState<Fidelity>({ state: 'measuring' });
  const take = useCallback(
    async (facts: PageFacts, painted: Raster | null) => {
      try {
        const design = painted && (await readDesign(imageURL, pageAreaOf(result)).catch(() => null));
        const pictures = painted && design ? { design, result: painted } : null;
        setFidelity({ state: 'measured', judgement: await judge(result, facts, pictures) });
      } catch (error) {
        // What comes from a frame that runs generated pages may be anything.
        console.error('The result could not be measured', error);
        setFidelity({ state: 'failed' });
      }
    },
    [result, imageURL],
  );
  const waiting = begun && fidelity.state === 'measuring';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setFidelity({ state: 'failed' }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return [fidelity, take] as const;
}
