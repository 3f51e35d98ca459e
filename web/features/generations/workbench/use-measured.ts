import { useMemo } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { client } from '#web/api.ts';
import type { Draft } from '../code/index.ts';
import { useLiveFidelity } from '../compare/index.ts';

/** How faithful the draft is. The figure of a stored page is kept for the list of conversions. */
export function useMeasured(generation: GenerationWithResult, result: GenerationResult, draft: Draft) {
  const { whole, dirty } = draft;
  const shown = useMemo(() => (dirty ? { ...result, ...whole } : result), [dirty, result, whole]);
  const live = useLiveFidelity(generation, shown, (fidelity, of) => {
    if (fidelity.state !== 'measured' || of !== result) return;
    const { faithful, parts } = fidelity.judgement;
    const score = (parts.block + parts.text + parts.position + parts.color) / 4;
    // A list without this figure is no loss worth a word.
    void client.generations.recordScore({ id: generation._id, faithful, score }).catch(() => {});
  });
  return { ...live, shown };
}
