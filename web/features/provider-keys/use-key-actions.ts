import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import type { keyTest } from '#contract/provider-keys.ts';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';
import { keyMessage } from './key-message.ts';

export type TestAnswer = z.infer<typeof keyTest>;

/** What can be done with a key of the table, each with its message. */
export function useKeyActions() {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Readonly<Record<string, TestAnswer>>>({});
  /** What a test said is no longer true of a changed key. */
  const forget = (id: string) => setAnswers(({ [id]: _old, ...others }) => others);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.providerKeys.key() }),
      // Which engines a member can choose follows from the keys.
      queryClient.invalidateQueries({ queryKey: api.generations.getGenerator.key() }),
    ]);
  const refuse = (fallback: string) => (error: unknown) => void toast.error(keyMessage(error, fallback));

  const remove = useMutation(
    api.providerKeys.deleteKey.mutationOptions({
      onSuccess: () => toast.success('API key deleted successfully!'),
      onError: refuse('Failed to delete key'),
      onSettled: refresh,
    }),
  );
  const toggle = useMutation(
    api.providerKeys.toggleKey.mutationOptions({
      onSuccess: ({ data }) =>
        toast.success(data.isActive ? 'API key activated successfully!' : 'API key deactivated successfully!'),
      onError: refuse('Failed to toggle key status'),
      onSettled: refresh,
    }),
  );
  const test = useMutation(
    api.providerKeys.testKey.mutationOptions({
      onMutate: ({ id }) => forget(id),
      onSuccess: (answer, { id }) => setAnswers((now) => ({ ...now, [id]: answer })),
      onError: refuse('Failed to test key'),
      onSettled: refresh,
    }),
  );
  return { remove, toggle, test, answers, forget, refresh };
}
export type KeyActions = ReturnType<typeof useKeyActions>;
