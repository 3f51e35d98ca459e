import type { GenerationEvent } from '#contract/generations.ts';
import { client } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { isFinal } from './live-state.ts';

/** With the pauses below a server may be away for five minutes. */
const RESUMES = 40;
const RESUME_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 10_000;

/**
 * Follows a conversion until its end. A dropped connection is resumed behind the last event that arrived; an answer
 * that says no (session ended, record gone) is thrown.
 * @returns whether the end was seen; false when the stream stopped before it
 */
export async function watchEvents(
  id: string,
  signal: AbortSignal,
  onEvent: (event: GenerationEvent) => void,
): Promise<boolean> {
  const events = await client.generations.watchGeneration(
    { id },
    {
      signal,
      context: {
        retry: RESUMES,
        retryDelay: ({ lastEventRetry, attemptIndex }) =>
          lastEventRetry ?? Math.min(LONGEST_DELAY_MS, RESUME_DELAY_MS * 1.5 ** attemptIndex),
        shouldRetry: ({ error }) => !signal.aborted && (errorStatus(error) === 0 || errorStatus(error) >= 500),
      },
    },
  );
  for await (const event of events) {
    onEvent(event);
    if (isFinal(event)) return true;
  }
  return false;
}
