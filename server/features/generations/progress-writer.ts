import { and, eq } from 'drizzle-orm';
import type { GenerationEvent, Stage } from '#contract/generations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import { untilAvailable } from '#server/platform/until-available.ts';
import { generationStream } from './streams.ts';
import { type GenerationRow, generations } from './tables.ts';

const HEARTBEAT_MS = 5000;
/** Between two writes that only say how far the same stage is: nobody can read faster, and each takes time from the engine. */
const PACE_MS = 100;

/** What a run tells while it works: where it is, what the page looks like so far, or both. */
export type Report = {
  stage?: Stage;
  progress?: number;
  detail?: string | undefined;
  preview?: { html: string; css: string };
};

export type ProgressWriter = ReturnType<typeof createProgressWriter>;

/**
 * Writes a run's progress: row and events together, one write at a time. Reports that come while a write is under way
 * are merged, the newest winning, so a slow database never holds up the engine, and one that is away does not end the run.
 * @param stopped aborts when the run is stopped: nobody waits for the database then
 * @param onTakenAway called when the row no longer belongs to this run (cancelled, or taken over after a long silence)
 */
export function createProgressWriter(db: Database, row: GenerationRow, stopped: AbortSignal, onTakenAway: () => void) {
  const owned = and(eq(generations.id, row.id), eq(generations.status, 'running'), eq(generations.runs, row.runs));
  let pending: Report | undefined;
  let writing: Promise<void> | undefined;

  async function write(report: Report = {}, event?: GenerationEvent): Promise<void> {
    const { stage, progress, detail, preview } = report;
    await db.transaction(async (tx) => {
      const [mine] = await tx
        .update(generations)
        .set({ heartbeatAt: new Date(), ...(stage ? { stage, progress: progress ?? 0 } : {}) })
        .where(owned)
        .returning({ id: generations.id });
      if (!mine) return onTakenAway();
      const stream = generationStream(row.id);
      if (stage) await appendEvent(tx, stream, { type: 'stage', stage, progress: progress ?? 0, detail });
      if (preview) await appendEvent(tx, stream, { type: 'preview', ...preview });
      if (event) await appendEvent(tx, stream, event);
    });
  }

  let written: Report['stage'];
  let flushing = false;
  let endPause = () => {};
  /** Ends early when there is more to tell than how far the same stage is, or when somebody waits for the last write. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PACE_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const isMerelyProgress = ({ stage, preview }: Report) => stage === written && !preview;

  async function drain(): Promise<void> {
    while (pending) {
      const report = pending;
      pending = undefined;
      await untilAvailable(() => write(report), stopped);
      written = report.stage ?? written;
      if (!flushing && (!pending || isMerelyProgress(pending))) await pause();
    }
    writing = undefined;
  }
  /** Everything that was reported is written. */
  async function flush(): Promise<void> {
    flushing = true;
    endPause();
    await writing;
    flushing = false;
  }

  let beating = false;
  const heartbeat = setInterval(async () => {
    if (writing || beating) return;
    beating = true;
    // A failed heartbeat is not an error by itself: the next write tells.
    await write().catch(() => {});
    beating = false;
  }, HEARTBEAT_MS);

  return {
    report(report: Report): void {
      pending = { ...pending, ...(report.stage ? { detail: undefined } : {}), ...report };
      if (!isMerelyProgress(pending)) endPause();
      // The write's own failure stops the run: without progress nobody can watch or cancel it.
      writing ??= drain().catch(onTakenAway);
    },
    flush,
    /** Appends an event behind everything that was reported. @throws when it cannot be written */
    async tell(event: GenerationEvent): Promise<void> {
      await flush();
      await write({}, event);
    },
    /** Looks whether the row still belongs to this run. */
    async check(): Promise<void> {
      const find = () => db.select({ id: generations.id }).from(generations).where(owned);
      if ((await untilAvailable(find, stopped)).length === 0) onTakenAway();
    },
    stop: () => clearInterval(heartbeat),
  };
}
