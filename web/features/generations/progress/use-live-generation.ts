import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { afterEvent, isFinal, isRunning, type Live, startOf } from './live-state.ts';
import { watchEvents } from './watch-events.ts';

const TRY_AGAIN_MS = 3000;
/** Session ended, or the record is gone: asking again would not help. */
const isRefusal = (error: unknown) => errorStatus(error) === 401 || errorStatus(error) === 404;

type OnEnd = (status: string, ended: Generation) => void;

/**
 * A conversion and, while it runs, what is happening to it. Comes back from the server after a reload; `onEnd` is
 * called once when its end is seen here.
 */
export function useLiveGeneration(id: string | undefined, onEnd: OnEnd) {
  const queryClient = useQueryClient();
  const [live, setLive] = useState<(Live & { id: string }) | null>(null);
  const options = api.generations.getGeneration.queryOptions({
    input: id ? { id } : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useQuery(options);
  const running = isRunning(query.data);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch per conversion, not one per render.
  useEffect(() => {
    if (!id || !running || !query.data) return;
    const stop = new AbortController();
    setLive({ id, ...startOf(query.data) });

    const follow = async () => {
      while (!stop.signal.aborted) {
        let refused = false;
        const stopped = await watchEvents(id, stop.signal, (event) => {
          // Which provider and model are asked is known from here on.
          if (event.type === 'stage' && event.stage === 'ask')
            void queryClient.invalidateQueries({ queryKey: options.queryKey });
          if (!isFinal(event)) setLive((now) => (now?.id === id ? { id, ...afterEvent(now, event) } : now));
        }).catch((error: unknown) => {
          refused = isRefusal(error);
        });
        if (stop.signal.aborted) return;
        // The record, not the stream, says how it ended; and a session that has ended shows here for everybody.
        const record = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch((error: unknown) => {
          refused ||= isRefusal(error);
        });
        if (stop.signal.aborted || refused) return;
        if (record && !isRunning(record)) return;
        if (!stopped) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    };
    void follow();
    return () => stop.abort();
  }, [id, running]);

  useEndOf(id, query.data, onEnd);
  return { query, generation: query.data, running, live: running && live?.id === id ? live : null };
}

/** Calls `onEnd` when a conversion that was seen running here is over. */
function useEndOf(id: string | undefined, generation: Generation | undefined, onEnd: OnEnd): void {
  const status = generation?.status;
  const [seenRunning, setSeenRunning] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEnd` is new at each render; the change of status calls it.
  useEffect(() => {
    if (!id || !generation || !status) return;
    if (status === 'queued' || status === 'running') setSeenRunning(id);
    else if (seenRunning === id) {
      setSeenRunning(undefined);
      onEnd(status, generation);
    }
  }, [id, status, seenRunning]);
}
