import { useSyncExternalStore } from 'react';

/** How often what is told in minutes is told anew, in ms. */
const STEP_MS = 15_000;

function everyStep(changed: () => void): () => void {
  const timer = setInterval(changed, STEP_MS);
  return () => clearInterval(timer);
}

/** The present time in ms, told anew four times a minute: for how long somebody has been waiting. */
export const useNow = (): number =>
  useSyncExternalStore(
    everyStep,
    () => Math.floor(Date.now() / STEP_MS) * STEP_MS,
    () => 0,
  );
