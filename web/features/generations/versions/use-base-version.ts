import { skipToken, useQuery } from '@tanstack/react-query';
import type { Generation, GenerationResult } from '#contract/generations.ts';
import { api } from '#web/api.ts';

/** The result that a running follow-up started from: it stays in view until the first words of the new one are there. */
export function useBaseVersion(generation: Generation | undefined, running: boolean): GenerationResult | null {
  const parentId = running ? generation?.parentId : null;
  const parent = useQuery(
    api.generations.getGeneration.queryOptions({
      input: parentId ? { id: parentId } : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return parentId ? (parent.data?.result ?? null) : null;
}
