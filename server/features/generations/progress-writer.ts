import { and, eq } from 'drizzle-orm';
import type { StageReport } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { GenerationRow } from './create-generation.ts';
import { generationStream } from './streams.ts';
import { generations } from './tables.ts';

const HEARTBEAT_MS = 5000;

/**
 * Writes a run's progress: row and events together, one write at a time. Reports that come while a write is under way
 * are merged, the newest winning, so a slow database never holds up the engine.
 * @param onTakenAway called when the row no longer belongs to this run (cancelled, or taken over after a long silence)
 */
export function createProgressWriter(db: Database, row: GenerationRow, onTakenAway: () => void) {
  const owned = and(eq(generations.id, row.id), eq(generations.status, 'running'), eq(generations.runs, row.runs));
  let pending: StageReport | undefined;
  let writing: Promise<void> | undefined;

  async function write(report: StageReport | undefined): Promise<void> {
    const progress = report ? { stage: report.stage, progress: report.progress } : {};
    await db.transaction(async (tx) => {
      const [mine] = await tx
        .update(generations)
        .set({ heartbeatAt: new Date(), ...progress })
        .where(owned)
        .returning({ id: generations.id });
      if (!mine) return onTakenAway();
      if (!report) return;
      const { stage, detail, preview } = report;
      await appendEvent(tx, generationStream(row.id), { type: 'stage', stage, progress: report.progress, detail });
      if (preview) await appendEvent(tx, generationStream(row.id), { type: 'preview', ...preview });
    });
  }

  async function drain(): Promise<void> {
    while (pending) {
      const report = pending;
      pending = undefined;
      await write(report);
    }
    writing = undefined;
  }

  const heartbeat = setInterval(() => {
    // A failed heartbeat is not an error by itself: the next write tells.
    if (!writing) write(undefined).catch(() => {});
  }, HEARTBEAT_MS);

  return {
    report(report: StageReport): void {
      pending = { ...report, preview: report.preview ?? pending?.preview };
      // The write's own failure stops the run: without progress nobody can watch or cancel it.
      writing ??= drain().catch(onTakenAway);
    },
    async flush(): Promise<void> {
      await writing;
    },
    stop: () => clearInterval(heartbeat),
  };
}
