import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import type { Generation } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';
import { errorMessage, isNetworkError, isSignedOut } from '#web/error-message.ts';
import { leaveUnasked } from '#web/ui/unsaved-work.ts';
import type { Change, Notice, Submission } from './submission.ts';
import { useAdoptRunning } from './use-adopt-running.ts';
import { useAgain } from './use-again.ts';
import { useAskFirst } from './use-ask-first.ts';
import { useBalance } from './use-balance.ts';
import { useLiveGeneration } from './use-live-generation.ts';
import { useOnTable } from './use-on-table.ts';
import { useSample } from './use-sample.ts';
import { useSubmitKey } from './use-submit-key.ts';

/** Taking the credit is one step with starting: when the server fails at it, neither has happened. */
const NOT_DEDUCTED = 'Failed to deduct credits. Nothing was started: please try again.';

/** The generator's flow: submit, watch, end; which conversion is on the table; what to tell the user. */
export function useGenerator({ onSucceeded }: { onSucceeded: () => void }) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const id = search.get('generation') ?? undefined;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [said, setSaid] = useState<{ about: string | undefined; notice: Notice } | null>(null);
  /** A notice is about the conversion on the table, and goes with it. */
  const setNotice = (notice: Notice | null, about = id) => setSaid(notice && { about, notice });
  const balance = useBalance();
  const submitKey = useSubmitKey<Submission>();
  const refuse = (error: unknown, fallback: string) => {
    if (!isSignedOut(error)) setNotice({ tone: 'danger', text: errorMessage(error, fallback) });
  };

  /** Puts a conversion on the table, or clears it. The Back button returns to the one that lay there. */
  const open = (generationId: string | undefined) => {
    const replace = !(id && generationId);
    setSearch(generationId ? { generation: generationId } : {}, { replace, preventScrollReset: true });
    setSaid(null);
  };
  useAdoptRunning(id, open);
  const refreshLists = () => {
    void queryClient.invalidateQueries({ queryKey: api.generations.listGenerations.key() });
    void queryClient.invalidateQueries({ queryKey: api.generations.listVersions.key() });
  };

  const onEnd = (status: string, { free }: Generation) => {
    if (status === 'succeeded') {
      setNotice({ tone: 'success', text: 'HTML and CSS generated successfully!' });
      onSucceeded();
    } else if (!free) balance.giveBackOne();
    void balance.refetch();
    refreshLists();
  };
  const { query, running, live } = useLiveGeneration(id, onEnd);
  const { generation, opening } = useOnTable(id, query);
  /** What lies on the table is what is converted again and changed. */
  const about = generation?._id ?? id;

  /** Puts what has just been ordered on the table: who would lose something by that was asked before. */
  const begin = (created: Generation) => {
    if (!created.free) balance.spendOne();
    const { queryKey } = api.generations.getGeneration.queryOptions({ input: { id: created._id } });
    queryClient.setQueryData(queryKey, { ...created, result: null, hasAnalysis: false, hasClean: false });
    leaveUnasked(() => open(created._id));
    refreshLists();
  };
  const { askFirst, asksFirst, leaving } = useAskFirst();
  /** Clears the table, and whatever goes with that. */
  const clear = (also: () => void) =>
    askFirst(() => {
      leaveUnasked(() => open(undefined));
      also();
    });

  const submit = useMutation({
    mutationFn: (input: Submission) =>
      client.generations.createGeneration(
        { ...input, repair: String(input.repair) },
        {
          context: {
            idempotencyKey: submitKey.of(input),
            retry: 2,
            shouldRetry: ({ error }) => isNetworkError(error),
          },
        },
      ),
    onMutate: () => setNotice(null),
    onSuccess: (created) => {
      submitKey.used();
      begin(created);
    },
    onError: (error) => {
      if (!isNetworkError(error)) submitKey.used();
      refuse(error, NOT_DEDUCTED);
      void balance.refetch();
    },
  });

  const change = useMutation({
    mutationFn: (input: Change) => client.generations.createFollowUp({ id: about ?? '', ...input }),
    onMutate: () => setNotice(null),
    onSuccess: begin,
    onError: (error) => {
      refuse(error, NOT_DEDUCTED);
      void balance.refetch();
    },
  });

  const { again, write } = useAgain({ id: about, balance, refuse, begin, open, setNotice, refreshLists });

  const sample = useSample({ begin, refuse, clearNotice: () => setNotice(null) });

  const cancel = useMutation({
    mutationFn: () => client.generations.cancelGeneration({ id: id ?? '' }),
    onError: (error) => refuse(error, 'Error: the conversion could not be cancelled.'),
  });

  return {
    id,
    /** What the address names by now: the router goes on before that is rendered. */
    idNow: () => new URLSearchParams(router?.state.location.search).get('generation') ?? undefined,
    query,
    generation,
    /** Another conversion is on its way to the table; this is what lay there before. */
    opening,
    running,
    live,
    notice: said?.about === id ? (said?.notice ?? null) : null,
    setNotice,
    open,
    begin,
    clear,
    submit: asksFirst(submit),
    change: asksFirst(change),
    again: asksFirst(again),
    write: asksFirst(write),
    sample,
    cancel,
    /** The question before something takes the place of what lies on the table. */
    leaving,
    credits: balance.credits,
    working: submit.isPending || change.isPending || again.isPending || sample.isPending || running,
  };
}
export type Generator = ReturnType<typeof useGenerator>;
