import { and, eq } from 'drizzle-orm';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { getBalance } from '#server/features/credits/index.ts';
import { failure } from '#server/platform/errors.ts';
import type { MemberContext } from '#server/platform/rpc.ts';
import { refuseWhenFull } from './enqueue-generation.ts';
import { refuseWhenStorageFull } from './history/storage-use.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { generations } from './tables.ts';

/**
 * Whether a picture is wanted at all, before any of it is read. A repeated order is answered again in any case.
 * @throws TOO_MANY_RUNNING, QUEUE_FULL, STORAGE_FULL, INSUFFICIENT_CREDITS
 */
export async function admitGeneration({ db, config, user, headers }: MemberContext): Promise<void> {
  const idempotencyKey = idempotencyKeyOf(headers);
  if (idempotencyKey) {
    const own = and(eq(generations.userId, user.id), eq(generations.idempotencyKey, idempotencyKey));
    if ((await db.select({ id: generations.id }).from(generations).where(own)).length > 0) return;
  }
  await refuseWhenFull(db, user.id, config.maxQueuedGenerations);
  await refuseWhenStorageFull({ db, config }, user.id);
  if ((await getBalance(db, user.id)) < GENERATION_COST) throw failure('INSUFFICIENT_CREDITS');
}
