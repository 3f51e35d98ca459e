import { createHash } from 'node:crypto';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  type Framework,
  type GenerationEngine,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_RUNNING_PER_USER,
} from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { reserveCredits } from '#server/features/credits/reserve-credits.ts';
import { creditAccounts } from '#server/features/credits/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { appendEvent } from '#server/platform/events/append-event.ts';
import { checkImage } from '#server/platform/images/check-image.ts';
import type { Services } from '#server/services.ts';
import { GENERATION_QUEUE, generationStream } from './streams.ts';
import { generations } from './tables.ts';

export type GenerationRow = typeof generations.$inferSelect;

export type GenerationRequest = {
  userId: string;
  image: File;
  framework: Framework;
  instructions: string;
  engine: GenerationEngine;
  idempotencyKey?: string | undefined;
};

type Tools = Pick<Services, 'db' | 'storage' | 'jobs' | 'config'>;

/** Serialises the check of the queue's length among all instances. */
const QUEUE_LOCK = 715_518;

/**
 * Takes an order for a conversion: the picture is checked, encoded anew and stored; then in one transaction the credit
 * is reserved, the generation written and its job enqueued. The same idempotency key answers the first order again.
 * @throws IMAGE_TOO_LARGE, IMAGE_REJECTED, INSUFFICIENT_CREDITS, TOO_MANY_RUNNING, QUEUE_FULL, IDEMPOTENCY_KEY_REUSED;
 *   nothing is kept then
 */
export async function createGeneration(tools: Tools, request: GenerationRequest): Promise<GenerationRow> {
  if (request.image.size > MAX_IMAGE_BYTES) throw failure('IMAGE_TOO_LARGE');
  const bytes = new Uint8Array(await request.image.arrayBuffer());
  const requestHash = hashOf(request, bytes);
  const former = await findByIdempotencyKey(tools.db, request, requestHash);
  if (former) return former;
  await refuseWhenFull(tools.db, request.userId, tools.config.maxQueuedGenerations);

  const image = await checkImage(bytes, MAX_IMAGE_PIXELS);
  const id = uuidv7();
  const imageKey = `generations/${id}.png`;
  await tools.storage.put(imageKey, image.png);
  try {
    const row = await tools.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`);
      await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, request.userId)).for('update');
      const raced = await findByIdempotencyKey(tx, request, requestHash);
      if (raced) return raced;
      await reserveCredits(tx, { userId: request.userId, generationId: id, amount: GENERATION_COST });
      await refuseWhenFull(tx, request.userId, tools.config.maxQueuedGenerations);
      const [inserted] = await tx
        .insert(generations)
        .values({
          id,
          userId: request.userId,
          framework: request.framework,
          engine: request.engine,
          instructions: request.instructions,
          imageName: request.image.name.slice(0, 200) || 'design.png',
          imageKey,
          imageWidth: image.width,
          imageHeight: image.height,
          idempotencyKey: request.idempotencyKey,
          requestHash,
        })
        .returning();
      await appendEvent(tx, generationStream(id), { type: 'queued' });
      await tools.jobs.enqueue(tx, GENERATION_QUEUE, { generationId: id });
      return inserted!;
    });
    if (row.id !== id) await tools.storage.delete(imageKey);
    return row;
  } catch (error) {
    await tools.storage.delete(imageKey);
    throw error;
  }
}

function hashOf(request: GenerationRequest, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes);
  return hash.update(JSON.stringify([request.framework, request.instructions, request.engine])).digest('hex');
}

async function findByIdempotencyKey(db: Database, request: GenerationRequest, requestHash: string) {
  if (!request.idempotencyKey) return undefined;
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, request.userId), eq(generations.idempotencyKey, request.idempotencyKey)));
  if (row && row.requestHash !== requestHash) throw failure('IDEMPOTENCY_KEY_REUSED');
  return row;
}

async function refuseWhenFull(db: Database, userId: string, maxQueued: number): Promise<void> {
  const [own] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.status, ['queued', 'running'])));
  if (own!.n >= MAX_RUNNING_PER_USER) throw failure('TOO_MANY_RUNNING');
  const [waiting] = await db.select({ n: count() }).from(generations).where(eq(generations.status, 'queued'));
  if (waiting!.n >= maxQueued) throw failure('QUEUE_FULL');
}
