import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../log/create-logger.ts';

/** A part that has not answered after this time is not ready: probes do not wait for long (ms). */
const PATIENCE_MS = 4000;
/** Anybody may ask, so each part is written to at most this often (ms). */
const KEPT_MS = 1000;

type Checks<Part extends string> = Record<Part, () => Promise<void>>;
type Parts<Part extends string> = Record<Part, 'ok' | 'unavailable'>;

/** Checks all parts, once for all who ask at the same time. */
export function createReadiness<Part extends string>(checks: Checks<Part>, log: Logger): () => Promise<Parts<Part>> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Parts<Part>> | undefined;

  // A check that hangs continues; a second one is never started meanwhile.
  const underway = new Map<string, Promise<void>>();
  function ask(part: string, check: () => Promise<void>): Promise<void> {
    const asking = underway.get(part) ?? check().finally(() => underway.delete(part));
    underway.set(part, asking);
    return asking;
  }

  async function stateOf([part, check]: [string, () => Promise<void>]) {
    const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time');
    });
    try {
      await Promise.race([ask(part, check), late]);
      return [part, 'ok'];
    } catch (error) {
      log.error({ err: error, part }, 'not ready');
      return [part, 'unavailable'];
    }
  }

  return () => {
    if (!answer || performance.now() - asked > KEPT_MS) {
      asked = performance.now();
      answer = Promise.all(Object.entries<() => Promise<void>>(checks).map(stateOf)).then(Object.fromEntries);
    }
    return answer as Promise<Parts<Part>>;
  };
}
