import type { SupportEvent } from '#contract/tickets/live.ts';
import { client } from '#web/api.ts';
import { isSignedOut } from '#web/error-message.ts';

/** Pauses before a dropped connection is opened again, in ms: they grow, and not everybody comes at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 20_000;
/** A connection that has lasted this long was a good one. The server ends the oldest of too many at once. */
const GOOD_MS = 10_000;

/** Ends early when the network is back or somebody looks at the page again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    const options = { signal: over.signal };
    signal.addEventListener('abort', go, options);
    window.addEventListener('online', go, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), options);
  });
}

/** One connection; it is dropped at once when the browser says that the network is gone. */
async function listen(signal: AbortSignal, hear: (event: SupportEvent) => void): Promise<void> {
  const drop = new AbortController();
  const offline = () => drop.abort();
  window.addEventListener('offline', offline);
  try {
    const events = await client.tickets.watchSupport(undefined, { signal: AbortSignal.any([signal, drop.signal]) });
    for await (const event of events) hear(event);
  } finally {
    window.removeEventListener('offline', offline);
  }
}

/**
 * Hears what happens at the support desk until the signal aborts. A dropped connection is opened again; the server then
 * says `resync` first.
 * @returns when the signal has aborted, or the session has ended
 */
export async function watchDesk(signal: AbortSignal, hear: (event: SupportEvent) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const since = Date.now();
    try {
      await listen(signal, hear);
    } catch (error) {
      if (isSignedOut(error)) return;
    }
    if (signal.aborted) return;
    if (Date.now() - since >= GOOD_MS) failures = 0;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}
