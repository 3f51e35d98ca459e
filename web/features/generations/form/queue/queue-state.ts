import { MAX_RUNNING_PER_USER } from '#contract/vocabulary/generation-limits.ts';
import type { Wishes } from '../../progress/index.ts';

/** Most pictures that lie in the queue. */
export const MAX_QUEUED_PICTURES = 30;

export type QueueState =
  /** It is looked at before it may be sent. */
  | { at: 'checking' }
  /** Nobody has asked for it yet. */
  | { at: 'ready' }
  | { at: 'waiting' }
  | { at: 'sending' }
  | { at: 'running'; generationId: string }
  | { at: 'done'; generationId: string }
  | { at: 'failed'; reason: string }
  /** It is no design: nothing can be tried again. */
  | { at: 'refused'; reason: string };

export type QueueItem = {
  id: string;
  file: File;
  /** The whole picture, where `file` is a part of it. */
  whole?: File;
  /** By what the server knows a repeated request. */
  key: string;
  wishes?: Wishes;
} & QueueState;

export interface Queue {
  items: readonly QueueItem[];
  /** Why nothing is sent at present, in words. */
  paused: string | null;
  /** The server has no room for another one: it is asked again later. */
  full: boolean;
}

export const emptyQueue: Queue = { items: [], paused: null, full: false };

export type QueueEvent =
  | { type: 'added'; items: readonly QueueItem[] }
  | { type: 'checked'; id: string; wrong: string | undefined }
  | { type: 'cropped'; id: string; file: File; key: string }
  | { type: 'started'; wishes: Wishes }
  | { type: 'sent'; id: string }
  | { type: 'began'; id: string; generationId: string }
  | { type: 'ended'; id: string; generationId: string; failure: string | undefined; key: string }
  | { type: 'failed'; id: string; reason: string; key: string }
  | { type: 'retried'; id: string }
  | { type: 'paused'; id: string; reason: string }
  | { type: 'full'; id: string }
  | { type: 'continued' }
  | { type: 'removed'; id: string }
  | { type: 'tidied' };

/** What becomes of the queue; every event about a picture that is gone changes nothing. */
export function afterQueueEvent(queue: Queue, event: QueueEvent): Queue {
  const change = (id: string, next: Partial<QueueItem> & QueueState): Queue => ({
    ...queue,
    items: queue.items.map((item) => (item.id === id ? { ...item, ...next } : item)),
  });
  switch (event.type) {
    case 'added':
      return { ...queue, items: [...queue.items, ...event.items].slice(0, MAX_QUEUED_PICTURES) };
    case 'checked':
      return change(event.id, event.wrong ? { at: 'refused', reason: event.wrong } : { at: 'ready' });
    case 'cropped': {
      const { file, key } = event;
      const crop = (item: QueueItem): QueueItem => {
        const whole = item.whole ?? item.file;
        return { ...item, file, key, ...(file === whole ? { whole: undefined } : { whole }) };
      };
      return { ...queue, items: queue.items.map((item) => (item.id === event.id ? crop(item) : item)) };
    }
    case 'started': {
      const { wishes } = event;
      const start = (item: QueueItem): QueueItem => (item.at === 'ready' ? { ...item, at: 'waiting', wishes } : item);
      return { ...queue, paused: null, items: queue.items.map(start) };
    }
    case 'sent':
      return change(event.id, { at: 'sending' });
    case 'began':
      return change(event.id, { at: 'running', generationId: event.generationId });
    case 'ended': {
      const { id, generationId, failure: reason, key } = event;
      // There is room again, whatever came of it.
      return { ...change(id, reason ? { at: 'failed', reason, key } : { at: 'done', generationId }), full: false };
    }
    case 'failed':
      return change(event.id, { at: 'failed', reason: event.reason, key: event.key });
    case 'retried':
      return { ...change(event.id, { at: 'waiting' }), paused: null };
    case 'paused':
      return { ...change(event.id, { at: 'waiting' }), paused: event.reason };
    case 'full':
      return { ...change(event.id, { at: 'waiting' }), full: true };
    case 'continued':
      return { ...queue, paused: null, full: false };
    case 'removed':
      return settled({ ...queue, items: queue.items.filter(({ id }) => id !== event.id) });
    case 'tidied':
      return settled({ ...queue, items: queue.items.filter(({ at }) => isUnderWay(at)) });
  }
}

/** Nothing is held up where nothing waits. */
const settled = (queue: Queue): Queue =>
  queue.items.some(({ at }) => at === 'waiting') ? queue : { ...queue, paused: null };

/** It will be converted, or is being converted. */
export const isUnderWay = (at: QueueState['at']): boolean => at === 'waiting' || at === 'sending' || at === 'running';

export const countOf = (queue: Queue, ...states: QueueState['at'][]): number =>
  queue.items.filter(({ at }) => states.includes(at)).length;

/** The picture whose turn it is; undefined while as many run as may, or nothing may be sent. */
export function nextToSend(queue: Queue): QueueItem | undefined {
  if (queue.paused !== null || queue.full) return undefined;
  if (countOf(queue, 'sending', 'running') >= MAX_RUNNING_PER_USER) return undefined;
  return queue.items.find(({ at }) => at === 'waiting');
}
