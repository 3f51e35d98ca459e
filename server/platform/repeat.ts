import { setTimeout as delay } from 'node:timers/promises';

/** What failed is tried again after this time, when its turn would come later (ms). */
const AFTER_FAILURE_MS = 60_000;

/**
 * Does something now, and again after each pause: never twice at the same time, however long it takes.
 * @param onError is told what went wrong; it goes on all the same
 */
export function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rounds = (async () => {
    while (!signal.aborted) {
      let pause = everyMs;
      try {
        await work(signal);
      } catch (error) {
        onError(error);
        pause = Math.min(everyMs, AFTER_FAILURE_MS);
      }
      if (!signal.aborted) await delay(pause, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await rounds;
    },
  };
}
