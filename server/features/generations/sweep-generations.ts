import { and, eq, lt, sql } from 'drizzle-orm';
import { releaseHold } from '#server/features/credits/index.ts';
import { rows } from '#server/platform/database/rows.ts';
import type { Services } from '#server/platform/services.ts';
import { DEAD_AFTER_MS } from './claim-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { handBackGeneration } from './hand-back-generation.ts';
import { queueOf } from './streams.ts';
import { generations } from './tables.ts';

/** A generation whose worker died this often is given up. */
const MAX_RUNS = 3;
/** A queued generation that nobody took for this long may have lost its job, so it gets another one (ms). */
const LOST_AFTER_MS = 15 * 60_000;
/** One that is still waiting after a day is not wanted any more (ms). */
const EXPIRED_AFTER_MS = 24 * 60 * 60_000;

/**
 * Mends what a crash left behind: runs without a living worker go back to the queue or are given up with their credit
 * returned, and holds that belong to nothing are released. Any number of instances may sweep at the same time.
 * @param ownCrash true right after start on the embedded database: no other process can be running anything
 */
export async function sweepGenerations(tools: Pick<Services, 'db' | 'jobs' | 'log'>, ownCrash = false): Promise<void> {
  const { db, log } = tools;
  const silentSince = new Date(Date.now() - (ownCrash ? 0 : DEAD_AFTER_MS));
  const dead = await db
    .select()
    .from(generations)
    .where(and(eq(generations.status, 'running'), lt(generations.heartbeatAt, silentSince)));
  for (const row of dead) {
    log.warn({ generation: row.id, run: row.runs }, 'a generation lost its worker');
    if (row.runs < MAX_RUNS) await handBackGeneration(tools, row);
    else await giveUp(tools, row);
  }
  await giveUpExpired(tools);
  await renewJobs(tools, new Date(Date.now() - LOST_AFTER_MS));
  await releaseOrphanHolds(tools);
}

async function giveUpExpired(tools: Pick<Services, 'db'>): Promise<void> {
  const expired = await tools.db
    .select({ id: generations.id, free: generations.free })
    .from(generations)
    .where(and(eq(generations.status, 'queued'), lt(generations.createdAt, new Date(Date.now() - EXPIRED_AFTER_MS))));
  for (const row of expired) await giveUp(tools, row);
}

/**
 * Gives generations that wait another job, in case theirs was lost with a process or a connection. A second one does no
 * harm: whoever comes second finds the generation claimed.
 * @param untouchedSince those that were ordered or given a job later keep the one they have
 */
export async function renewJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>, untouchedSince: Date): Promise<void> {
  const touched = sql`COALESCE(${generations.heartbeatAt}, ${generations.createdAt})`;
  await db.transaction(async (tx) => {
    const lost = await tx
      .update(generations)
      .set({ heartbeatAt: new Date() })
      .where(and(eq(generations.status, 'queued'), lt(touched, untouchedSince)))
      .returning({ id: generations.id, engine: generations.engine });
    for (const row of lost) await jobs.enqueue(tx, queueOf(row), { generationId: row.id });
  });
}

type Given = { id: string; free: boolean };

async function giveUp({ db }: Pick<Services, 'db'>, { id, free }: Given): Promise<void> {
  const credit = free ? 'No credit was used.' : 'Your credit was returned.';
  await finishGeneration(db, id, {
    status: 'failed',
    code: 'EXPIRED',
    message: `This conversion could not be finished. ${credit} Please try again.`,
  });
}

async function releaseOrphanHolds({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const result = await db.execute(sql`
    SELECT h.generation_id AS id, h.attempt FROM credit_hold h
    LEFT JOIN generation g ON g.id = h.generation_id AND g.status IN ('queued', 'running')
    WHERE h.state = 'active' AND g.id IS NULL AND h.created_at < now() - interval '1 minute'`);
  for (const { id, attempt } of rows<{ id: string; attempt: number }>(result)) {
    log.warn({ generation: id }, 'released a hold without a generation');
    await db.transaction((tx) => releaseHold(tx, { generationId: id, attempt }));
  }
}
