import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';
import { isNetworkError } from '#web/error-message.ts';
import { leaveUnasked } from '#web/ui/unsaved-work.ts';
import { styleLabel } from '../vocabulary/index.ts';
import type { Notice, Submission, Wishes } from './submission.ts';
import type { Balance } from './use-balance.ts';
import { useSubmitKey } from './use-submit-key.ts';

interface AgainOptions {
  /** The conversion whose picture it is. */
  id: string | undefined;
  balance: Balance;
  refuse: (error: unknown, fallback: string) => void;
  begin: (created: Generation) => void;
  open: (id: string) => void;
  setNotice: (notice: Notice | null, about?: string) => void;
  refreshLists: () => void;
}

/** The picture of the conversion on the table once more: converted again for a credit, or written in another framework or mode. */
export function useAgain({ id, balance, refuse, begin, open, setNotice, refreshLists }: AgainOptions) {
  const queryClient = useQueryClient();
  const submitKey = useSubmitKey<Wishes & { id: string }>();

  const again = useMutation({
    mutationFn: (wishes: Wishes) => {
      const input = { ...wishes, id: id ?? '' };
      const idempotencyKey = submitKey.of(input);
      const context = {
        idempotencyKey,
        retry: 2,
        shouldRetry: ({ error }: { error: unknown }) => isNetworkError(error),
      };
      return client.generations.convertAgain(input, { context });
    },
    onMutate: () => setNotice(null),
    onSuccess: (created) => {
      submitKey.used();
      begin(created);
    },
    onError: (error) => {
      if (!isNetworkError(error)) submitKey.used();
      refuse(error, 'Error: the conversion could not be started. No credit was used.');
      void balance.refetch();
    },
  });

  const write = useMutation({
    mutationFn: async ({ framework, mode, fonts }: Pick<Submission, 'framework' | 'mode' | 'fonts'>) => {
      const version = await client.generations.writeVersion({ id: id ?? '', framework, mode, fonts });
      // Shown at once and whole: nothing on the screen waits for it.
      await queryClient.ensureQueryData(api.generations.getGeneration.queryOptions({ input: { id: version._id } }));
      return version;
    },
    onMutate: () => setNotice(null),
    onSuccess: (version) => {
      const { _id } = version;
      // Who would lose something by that was asked before it was written.
      leaveUnasked(() => open(_id));
      setNotice({ tone: 'success', text: `Here it is in ${styleLabel(version)}. No credit was used.` }, _id);
      refreshLists();
    },
    onError: (error) => {
      refuse(error, 'Error: the page could not be written. No credit was used.');
      // What was stored may be gone: then the next try is offered for what it takes.
      void queryClient.invalidateQueries({ queryKey: api.generations.getGeneration.key({ input: { id: id ?? '' } }) });
    },
  });

  return { again, write };
}
