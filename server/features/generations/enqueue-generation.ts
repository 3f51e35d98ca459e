import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NarrowScreen } from '#contract/generations.ts';
import { GENERATION_COST, MAX_RUNNING_PER_USER } from '#contract/vocabulary/generation-limits.ts';
import { lockCreditAccount, reserveCredits } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { refuseWhenStorageFull } from './history/storage-use.ts';
import { generationStream, queueOf } from './streams.ts';
import { type GenerationRow, generations, picturesOf, type StoredScreen } from './tables.ts';

export type EnqueueTools = Pick<Services, 'db' | 'storage' | 'jobs' | 'config' | 'log'>;

/** Whose request it is, and by what a repeated one is known. */
export type RequestKey = { userId: string; idempotencyKey: string | undefined; requestHash: string };

type Details = Omit<
  typeof generations.$inferInsert,
  'id' | 'userId' | 'idempotencyKey' | 'requestHash' | 'imageKey' | 'screens' | 'rootId'
> & { rootId?: string };

/** The pictures of a request as PNG: that of the page, and those of it on narrower screens. */
export type Pictures = { png: Uint8Array; screens: { screen: NarrowScreen; png: Uint8Array }[] };

/** Serialises the check of the queue's length among all instances. */
const QUEUE_LOCK = 715_518;

/**
 * Takes a request: the pictures are stored; then in one transaction the credit is reserved, unless it is free, the
 * generation written and its job enqueued. The same idempotency key answers the first request again.
 * @param claim takes what else the request uses up, in the same transaction
 * @throws STORAGE_FULL, INSUFFICIENT_CREDITS, TOO_MANY_RUNNING, QUEUE_FULL, IDEMPOTENCY_KEY_REUSED; nothing is kept then
 */
export async function enqueueGeneration(
  tools: EnqueueTools,
  key: RequestKey,
  { png, screens }: Pictures,
  details: Details,
  claim?: (tx: Database) => Promise<void>,
): Promise<GenerationRow> {
  await refuseWhenStorageFull(tools, key.userId);
  const id = uuidv7();
  const stored = placesOf(id, screens);
  // A corrected page is found in the picture anew.
  const ownAnalysis = details.corrections ? { analysisId: id } : {};
  const keys = picturesOf(stored);
  const pictures = [png, ...screens.map((one) => one.png)];
  const pictureBytes = pictures.reduce((sum, { length }) => sum + length, 0);
  await noteLooseFiles(tools.db, keys);
  try {
    for (const [at, bytes] of pictures.entries()) await tools.storage.put(keys[at]!, bytes);
    const row = await tools.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`);
      await lockCreditAccount(tx, key.userId);
      const raced = await findFormerRequest(tx, key);
      if (raced) return raced;
      await claim?.(tx);
      if (!details.free) await reserveCredits(tx, { userId: key.userId, generationId: id, amount: GENERATION_COST });
      await refuseWhenFull(tx, key.userId, tools.config.maxQueuedGenerations);
      const [inserted] = await tx
        .insert(generations)
        .values({ rootId: id, ...ownAnalysis, ...details, ...key, id, ...stored, pictureBytes })
        .returning();
      await appendEvent(tx, generationStream(id), { type: 'queued' });
      await tools.jobs.enqueue(tx, queueOf(inserted!), { generationId: id });
      for (const key of keys) await clearLooseFile(tx, key);
      return inserted!;
    });
    if (row.id !== id) await deleteLooseFiles(tools, keys);
    return row;
  } catch (error) {
    // Nobody waits for that: it may be the storage that does not answer.
    void deleteLooseFiles(tools, keys);
    throw error;
  }
}

/** Where the pictures of a generation are stored. */
export const placesOf = (id: string, screens: readonly { screen: NarrowScreen }[]) => ({
  imageKey: `generations/${id}.png`,
  screens: screens.map(({ screen }): StoredScreen => ({ screen, key: `generations/${id}-${screen}.png` })),
});

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
