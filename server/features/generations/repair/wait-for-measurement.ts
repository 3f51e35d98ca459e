import { and, eq } from 'drizzle-orm';
import { untilAvailable } from '#server/platform/until-available.ts';
import type { Run } from '../run.ts';
import { measurementSignal } from '../streams.ts';
import { generationMeasurements } from '../tables.ts';
import type { Measurement } from './measurement.ts';

/** A browser that has not measured a page after this long is not there, or cannot (ms). */
const MEASUREMENT_MS = 20_000;

/** What the owner's browser measured of a candidate, or undefined when none does in time. */
export async function waitForMeasurement(run: Run, round: number): Promise<Measurement | undefined> {
  const { worker, row, signal } = run;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(worker.patience?.measurementMs ?? MEASUREMENT_MS)]);
  const woken = wakeUp(ends);
  const unsubscribe = worker.events.subscribe(measurementSignal(row.id), woken.wake);
  try {
    while (true) {
      const found = await untilAvailable(() => find(run, round), ends).catch((error) => {
        if (!ends.aborted) throw error;
        return undefined;
      });
      signal.throwIfAborted();
      if (found || ends.aborted) return found;
      await woken.next();
    }
  } finally {
    unsubscribe();
  }
}

async function find({ worker, row }: Run, round: number): Promise<Measurement | undefined> {
  const [found] = await worker.db
    .select({ scores: generationMeasurements.scores, problems: generationMeasurements.problems })
    .from(generationMeasurements)
    .where(
      and(
        eq(generationMeasurements.generationId, row.id),
        eq(generationMeasurements.run, row.runs),
        eq(generationMeasurements.round, round),
      ),
    );
  return found;
}

/** Waits without losing a wake-up that came while nobody was waiting. */
function wakeUp(ends: AbortSignal) {
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  ends.addEventListener('abort', wake, { once: true });
  return {
    wake,
    async next() {
      await woken.promise;
      if (!ends.aborted) woken = Promise.withResolvers<void>();
    },
  };
}
