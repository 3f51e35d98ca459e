import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generationSamples, generations } from '../tables.ts';
import { SAMPLE_KEY } from './sample-key.ts';

/** A conversion of the sample that brought nothing does not count: it is free once more, as a credit would be back. */
export async function giveBackSample(tx: Database, { id, userId, idempotencyKey }: GenerationRow): Promise<void> {
  if (idempotencyKey !== SAMPLE_KEY) return;
  await tx.update(generations).set({ idempotencyKey: null }).where(eq(generations.id, id));
  await tx.delete(generationSamples).where(eq(generationSamples.userId, userId));
}
