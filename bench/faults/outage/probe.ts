import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from './sign-in.ts';

const EVERY_MS = 200;

/** Answers while the database was away. */
export type Refusals = {
  /** Answers by status; `none` when there was none in time. */
  statuses: Record<string, number>;
  /** Answers of 500 and more that did not say when to come back. */
  withoutRetryAfter: number;
  slowestMs: number;
};

/** Asks for a list, a page and whether the service is ready, until told to stop. */
export function probe(call: Call): { stop(): Promise<Refusals> } {
  const refusals: Refusals = { statuses: {}, withoutRetryAfter: 0, slowestMs: 0 };
  const asking = new Set<Promise<void>>();
  let stopped = false;
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await call(path, { headers: { accept: path.startsWith('/user') ? 'text/html' : '*/*' } }).catch(
      () => undefined,
    );
    await answer?.text().catch(() => {});
    const status = String(answer?.status ?? 'none');
    refusals.statuses[status] = (refusals.statuses[status] ?? 0) + 1;
    if (Number(status) >= 500 && !answer?.headers.get('retry-after')) refusals.withoutRetryAfter++;
    refusals.slowestMs = Math.max(refusals.slowestMs, performance.now() - began);
  };
  const rounds = (async () => {
    for (let n = 0; !stopped; n++) {
      const asked = ask(['/api/generations', '/user/dashboard', '/readyz', '/packages'][n % 4]!);
      asking.add(asked.finally(() => asking.delete(asked)));
      await delay(EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await rounds;
      await Promise.all(asking);
      return refusals;
    },
  };
}

/** @returns how long it took until a call was answered well (ms), or null when that took longer than `patienceMs` */
export async function timeUntilAnswered(call: Call, path: string, patienceMs: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const answer = await call(path, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.text().catch(() => {});
    if (answer?.ok) return performance.now() - began;
    await delay(50);
  }
  return null;
}
