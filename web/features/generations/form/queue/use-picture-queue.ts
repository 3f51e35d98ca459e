import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { api, client } from '#web/api.ts';
import { errorCode, errorMessage, isNetworkError, isSignedOut, NETWORK_ERROR } from '#web/error-message.ts';
import { newId } from '#web/new-id.ts';
import { toast } from '#web/ui/toast.ts';
import { useBalance, type Wishes } from '../../progress/index.ts';
import { checkImage } from '../check-image.ts';
import {
  afterQueueEvent,
  countOf,
  emptyQueue,
  MAX_QUEUED_PICTURES,
  nextToSend,
  type QueueItem,
} from './queue-state.ts';

/** When the server has no room for another conversion, it is asked again after this long (ms). */
const ASK_AGAIN_MS = 3000;
/** What the rest would meet as well: nothing more is sent until somebody says so. */
const CONCERNS_ALL = ['INSUFFICIENT_CREDITS', 'TOO_MANY_UPLOADS', 'QUEUE_FULL', 'BUSY', 'SERVICE_UNAVAILABLE'];

/**
 * Several pictures, converted one after the other: each is ordered when its turn comes, which is when its credit is
 * reserved. What waits is in this tab only; what runs is on the server.
 */
export function usePictureQueue(maxBytes?: number) {
  const queryClient = useQueryClient();
  const balance = useBalance();
  const [queue, tell] = useReducer(afterQueueEvent, emptyQueue);
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: api.generations.listGenerations.key() });

  const send = async ({ id, file: image, wishes, key }: QueueItem & { wishes: Wishes }) => {
    tell({ type: 'sent', id });
    try {
      const context = {
        idempotencyKey: key,
        retry: 2,
        shouldRetry: ({ error }: { error: unknown }) => isNetworkError(error),
      };
      const input = { ...wishes, image, repair: String(wishes.repair) };
      const created = await client.generations.createGeneration(input, { context });
      const { queryKey } = api.generations.getGeneration.queryOptions({ input: { id: created._id } });
      queryClient.setQueryData(queryKey, { ...created, result: null, hasAnalysis: false, hasClean: false });
      balance.spendOne();
      tell({ type: 'began', id, generationId: created._id });
      void refreshLists();
    } catch (error) {
      void balance.refetch();
      const code = errorCode(error);
      if (code === 'TOO_MANY_RUNNING') tell({ type: 'full', id });
      else if (isNetworkError(error)) tell({ type: 'paused', id, reason: `${NETWORK_ERROR}.` });
      else if (isSignedOut(error)) tell({ type: 'paused', id, reason: 'Your session has ended: please log in again.' });
      else if (CONCERNS_ALL.includes(code)) tell({ type: 'paused', id, reason: errorMessage(error, '') });
      else {
        const reason = errorMessage(error, 'Failed to deduct credits. Nothing was started: please try again.');
        tell({ type: 'failed', id, reason, key: newId() });
      }
    }
  };

  const next = nextToSend(queue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each picture, not one per render.
  useEffect(() => {
    if (next?.wishes) void send({ ...next, wishes: next.wishes });
  }, [next?.id]);
  useEffect(() => {
    if (!queue.full) return;
    const timer = setTimeout(() => tell({ type: 'continued' }), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [queue.full]);

  const add = async (files: readonly File[]) => {
    const room = MAX_QUEUED_PICTURES - queue.items.length;
    const left = files.length - room;
    if (left > 0)
      toast.error(`The queue holds ${MAX_QUEUED_PICTURES} pictures: ${left} ${left === 1 ? 'was' : 'were'} left out.`);
    const items = files.slice(0, room).map((file): QueueItem => ({ id: newId(), file, key: newId(), at: 'checking' }));
    tell({ type: 'added', items });
    for (const { id, file } of items) tell({ type: 'checked', id, wrong: await checkImage(file, maxBytes) });
  };
  return {
    ...queue,
    /** Pictures that nobody has asked for yet. */
    ready: countOf(queue, 'ready'),
    checking: countOf(queue, 'checking') > 0,
    /** Pictures that would be lost with this tab. */
    unsent: countOf(queue, 'ready', 'waiting', 'sending'),
    add,
    start: (wishes: Wishes) => tell({ type: 'started', wishes }),
    retry: (id: string) => tell({ type: 'retried', id }),
    resume: () => tell({ type: 'continued' }),
    remove: (id: string) => tell({ type: 'removed', id }),
    crop: (id: string, file: File) => tell({ type: 'cropped', id, file, key: newId() }),
    /** Takes away all that is not under way. */
    tidy: () => tell({ type: 'tidied' }),
    ended(id: string, generationId: string, failure: string | undefined) {
      tell({ type: 'ended', id, generationId, failure, key: newId() });
      void balance.refetch();
      void refreshLists();
    },
  };
}
export type PictureQueue = ReturnType<typeof usePictureQueue>;
