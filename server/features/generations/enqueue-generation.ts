import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_RUNNING_PER_USER } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { lockCreditAccount, reserveCredits } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { generationStream, queueOf } from './streams.ts';
import { type GenerationRow, generations } from './tables.ts';

export type EnqueueTools = Pick<Services, 'db' | 'storage' | 'jobs' | 'config' | 'log'>;

/** Whose request it is, and by what a repeated one is known. */
export type RequestKey = { userId: string; idempotencyKey: string | undefined; requestHash: string };

type Details = Omit<
  typeof generations.$inferInsert,
  'id' | 'userId' | 'idempotencyKey' | 'requestHash' | 'imageKey' | 'rootId'
> & { rootId?: string };

/** Serialises the check of the queue's length among all instances. */
const QUEUE_LOCK = 715_518;

/**
 * Takes a request: the picture is stored; then in one transaction the credit is reserved, the generation written and its
 * job enqueued. The same idempotency key answers the first request again.
 * @throws INSUFFICIENT_CREDITS, TOO_MANY_RUNNING, QUEUE_FULL, IDEMPOTENCY_KEY_REUSED; nothing is kept then
 */
export async function enqueueGeneration(
  tools: EnqueueTools,
  key: RequestKey,
  png: Uint8Array,
  details: Details,
): Promise<GenerationRow> {
  const id = uuidv7();
  const imageKey = `generations/${id}.png`;
  await noteLooseFiles(tools.db, [imageKey]);
  try {
    await tools.storage.put(imageKey, png);
    const row = await tools.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`);
      await lockCreditAccount(tx, key.userId);
      const raced = await findFormerRequest(tx, key);
      if (raced) return raced;
      await reserveCredits(tx, { userId: key.userId, generationId: id, amount: GENERATION_COST });
      await refuseWhenFull(tx, key.userId, tools.config.maxQueuedGenerations);
      const [inserted] = await tx
        .insert(generations)
        .values({ rootId: id, ...details, ...key, id, imageKey })
        .returning();
      await appendEvent(tx, generationStream(id), { type: 'queued' });
      await tools.jobs.enqueue(tx, queueOf(inserted!), { generationId: id });
      await clearLooseFile(tx, imageKey);
      return inserted!;
    });
    if (row.id !== id) await deleteLooseFiles(tools, [imageKey]);
    return row;
  } catch (error) {
    // Nobody waits for that: it may be the storage that does not answer.
    void deleteLooseFiles(tools, [imageKey]);
    throw error;
  }
}

/** The generation that came with the same idempotency key. @throws IDEMPOTENCY_KEY_REUSED when it asked for something else */
export async function findFormerRequest(db: Database, { userId, idempotencyKey, requestHash }: RequestKey) {
  if (!idempotencyKey) return undefined;
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)));
  if (row && row.requestHash !== requestHash) throw failure('IDEMPOTENCY_KEY_REUSED');
  return row;
}

/** @throws TOO_MANY_RUNNING, QUEUE_FULL */
export async function refuseWhenFull(db: Database, userId: string, maxQueued: number): Promise<void> {
  const [own] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.status, ['queued', 'running'])));
  if (own!.n >= MAX_RUNNING_PER_USER) throw failure('TOO_MANY_RUNNING');
  const [waiting] = await db.select({ n: count() }).from(generations).where(eq(generations.status, 'queued'));
  if (waiting!.n >= maxQueued) throw failure('QUEUE_FULL');
}
