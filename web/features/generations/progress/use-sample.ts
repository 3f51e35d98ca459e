import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';

interface SampleOptions {
  begin: (created: Generation) => void;
  refuse: (error: unknown, fallback: string) => void;
  clearNotice: () => void;
}

/** Converts the sample design, which is free once. */
export function useSample({ begin, refuse, clearNotice }: SampleOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.generations.createSample({}),
    onMutate: clearNotice,
    onSuccess: begin,
    onError: (error) => refuse(error, 'Error: the sample could not be converted. No credit was used.'),
    // Whether it is still to be had is part of what the generator says of itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.generations.getGenerator.key() }),
  });
}
