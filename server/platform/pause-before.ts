import { setTimeout as delay } from 'node:timers/promises';

const FIRST_MS = 100;
const LONGEST_MS = 1000;

/**
 * Waits before one more attempt: longer each time, at most a second, and by chance not as long as others who wait for
 * the same thing.
 * @param attempt from 0
 * @param signal ends the pause early, without an error
 */
export async function pauseBefore(attempt: number, signal?: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  await delay(longest * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {});
}
