import { PayPalFailure } from './paypal-failure.ts';

/** Before the second, third and fourth try (ms); each is shortened by up to a half, so that clients do not all come back at once. */
const PAUSES_MS = [300, 1000, 3000];
/** No further try begins after this time (ms): somebody may be waiting for the answer. */
const WINDOW_MS = 20_000;

export type Clock = {
  /** Milliseconds since any fixed moment. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
};

/** Tries again while PayPal is unavailable. What is tried must be safe to repeat: a read, or a request with a request id. */
export async function tryAgain<T>(attempt: () => Promise<T>, clock: Clock): Promise<T> {
  const start = clock.now();
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (!(error instanceof PayPalFailure) || error.kind !== 'unavailable') throw error;
      if (pause === undefined || clock.now() - start + pause > WINDOW_MS) throw error;
      await clock.sleep(pause * (1 - Math.random() / 2));
    }
  }
}
