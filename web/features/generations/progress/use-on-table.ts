import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { GenerationWithResult } from '#contract/generations.ts';

/**
 * The conversion that lies on the table. While another one is on its way, a finished page stays there, with everything that is
 * set up around it: `opening`.
 */
export function useOnTable(
  id: string | undefined,
  { data, isLoading }: Pick<UseQueryResult<GenerationWithResult>, 'data' | 'isLoading'>,
): { generation: GenerationWithResult | undefined; opening: boolean } {
  const [last, setLast] = useState<GenerationWithResult>();
  const stays = id !== undefined && isLoading && last?.status === 'succeeded' ? last : undefined;
  const generation = data ?? stays;
  if (generation !== last) setLast(generation);
  return { generation, opening: stays !== undefined && generation === stays };
}
