import { useSyncExternalStore } from 'react';

/** How often what is told in minutes is told again, in ms. */
const STEP_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole page: a long list shows many times. */
function everyStep(changed: () => void): () => void {
  listeners.add(changed);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, STEP_MS);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present time in ms, told again four times a minute; 0 while the server's HTML is not yet alive. */
export const useNow = (): number =>
  useSyncExternalStore(
    everyStep,
    () => Math.floor(Date.now() / STEP_MS) * STEP_MS,
    () => 0,
  );
