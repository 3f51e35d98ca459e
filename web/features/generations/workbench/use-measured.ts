import { useMemo } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { client } from '#web/api.ts';
import { useLiveFidelity } from '../compare/index.ts';
import type { PageCode } from '../edit/index.ts';

/**
 * How faithful the page is. The figure of a stored page is kept for the list of conversions.
 * @param changed the page as it is now, where it differs from the stored one
 */
export function useMeasured(generation: GenerationWithResult, result: GenerationResult, changed: PageCode | null) {
  const shown = useMemo(() => (changed ? { ...result, ...changed } : result), [result, changed]);
  const live = useLiveFidelity(generation, shown, (fidelity, of) => {
    if (fidelity.state !== 'measured' || of !== result) return;
    const { faithful, parts } = fidelity.judgement;
    const score = (parts.block + parts.text + parts.position + parts.color) / 4;
    // A list without this figure is no loss worth a word.
    void client.generations.recordScore({ id: generation._id, faithful, score }).catch(() => {});
  });
  return { ...live, shown };
}
