import type { Database, DatabaseConnection } from '../database/database.ts';
import { untilAvailable } from '../until-available.ts';
import { EVENTS_CHANNEL } from './append-event.ts';
import { readEvents, type StoredEvent } from './read-events.ts';

/** A lost notification delays an event by at most this long (ms). */
const POLL_MS = 5000;

type OnGrown = (detail?: string) => void;

export type EventHub = {
  /** Everything of a stream after `afterSeq`: first what is stored, then what comes, until the signal aborts. */
  watch(stream: string, afterSeq: number, signal?: AbortSignal): AsyncGenerator<StoredEvent>;
  /**
   * Calls back whenever the stream has grown or something was announced on it. Without a detail anything may have
   * happened: the listener was away.
   */
  subscribe(stream: string, onGrown: OnGrown): () => void;
  /** Calls back when notifications may have been lost, because the connection they come on was away for a while. */
  onReturn(returned: () => void): () => void;
  /** Aborts when the hub is closed; subscribers then hear nothing more. */
  readonly closed: AbortSignal;
  close(): Promise<void>;
};

/** One LISTEN for the whole process; watchers are woken by stream. A database that goes away ends no stream. */
export async function createEventHub(connection: Pick<DatabaseConnection, 'db' | 'listen'>): Promise<EventHub> {
  const subscribers = new Map<string, Set<OnGrown>>();
  const awaiting = new Set<() => void>();
  const stopped = new AbortController();
  const unlisten = await connection.listen(EVENTS_CHANNEL, (payload) => {
    const end = payload.indexOf('\n');
    const [stream, detail] = end < 0 ? [payload] : [payload.slice(0, end), payload.slice(end + 1)];
    // An empty payload means that the listener was away: anything may have happened.
    const woken = stream ? [subscribers.get(stream) ?? []] : [...subscribers.values()];
    for (const set of woken) for (const wake of set) wake(detail);
    if (!stream) for (const returned of awaiting) returned();
  });

  function subscribe(stream: string, onGrown: OnGrown): () => void {
    const set = subscribers.get(stream) ?? new Set();
    subscribers.set(stream, set.add(onGrown));
    return () => {
      set.delete(onGrown);
      if (set.size === 0) subscribers.delete(stream);
    };
  }

  return {
    subscribe,
    onReturn(returned) {
      awaiting.add(returned);
      return () => awaiting.delete(returned);
    },
    closed: stopped.signal,
    watch: (stream, afterSeq, signal) =>
      watch(
        connection.db,
        subscribe,
        stream,
        afterSeq,
        signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal,
      ),
    async close() {
      stopped.abort();
      await unlisten();
    },
  };
}

async function* watch(
  db: Database,
  subscribe: EventHub['subscribe'],
  stream: string,
  afterSeq: number,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent> {
  let grown = true;
  let wake = () => {};
  const unsubscribe = subscribe(stream, () => {
    grown = true;
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      grown = false;
      const read = () => readEvents(db, stream, afterSeq);
      const stored = await untilAvailable(read, signal).catch((error) => {
        // Nobody waits for the database any more.
        if (signal.aborted) return [];
        throw error;
      });
      for (const event of stored) {
        yield event;
        afterSeq = event.seq;
      }
      if (grown || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    unsubscribe();
  }
}
