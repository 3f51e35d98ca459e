import { isUnavailable } from './is-unavailable.ts';
import { pauseBefore } from './pause-before.ts';

/**
 * Does something that may be done twice, and again for as long as it fails because the database or the storage is away.
 * @param signal ends the waiting; the last failure is thrown then
 */
export async function untilAvailable<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isUnavailable(error)) throw error;
      await pauseBefore(attempt, signal);
      if (signal.aborted) throw error;
    }
  }
}
