import type { GenerationEvent } from '#contract/generations.ts';
import { client } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { isFinal } from './live-state.ts';

const RESUMES = 20;
const RESUME_DELAY_MS = 1000;

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
        retryDelay: ({ lastEventRetry }) => lastEventRetry ?? RESUME_DELAY_MS,
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
