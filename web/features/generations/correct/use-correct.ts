import { useMutation } from '@tanstack/react-query';
import type { Corrections, Generation } from '#contract/generations.ts';
import { client } from '#web/api.ts';
import { errorMessage, isNetworkError, isSignedOut } from '#web/error-message.ts';
import { useSubmitKey } from '../progress/index.ts';

interface CorrectOptions {
  /** The order is taken: the version that is being written. */
  onBegun: (created: Generation) => void;
  onRefused?: (message: string) => void;
}

/** Has a page written again with corrections. It costs nothing. */
export function useCorrect(id: string | undefined, { onBegun, onRefused }: CorrectOptions) {
  const submitKey = useSubmitKey<{ id: string; corrections: Corrections }>();
  return useMutation({
    mutationFn: (corrections: Corrections) => {
      const input = { id: id ?? '', corrections };
      const idempotencyKey = submitKey.of(input);
      const shouldRetry = ({ error }: { error: unknown }) => isNetworkError(error);
      return client.generations.correctGeneration(input, { context: { idempotencyKey, retry: 2, shouldRetry } });
    },
    onSuccess: (created) => {
      submitKey.used();
      onBegun(created);
    },
    onError: (error) => {
      if (!isNetworkError(error)) submitKey.used();
      if (isSignedOut(error)) return;
      onRefused?.(errorMessage(error, 'Error: the page could not be written again. No credit was used.'));
    },
  });
}
