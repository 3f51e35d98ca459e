import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generations } from '../tables.ts';

/** Opening a conversion again within this time writes nothing (ms): the rule that asks for it counts in days. */
const OFTEN_ENOUGH_MS = 60 * 60_000;

/** Notes that somebody has opened a version: the tree that it belongs to stays for longer. */
export async function markUsed(db: Database, row: GenerationRow, now = new Date()): Promise<void> {
  if (now.getTime() - row.lastUsedAt.getTime() < OFTEN_ENOUGH_MS) return;
  await db
    .update(generations)
    .set({ lastUsedAt: now })
    .where(and(eq(generations.rootId, row.rootId), eq(generations.userId, row.userId)));
}
