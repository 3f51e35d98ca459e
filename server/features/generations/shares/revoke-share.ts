import { and, eq, sql } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { type GenerationRow, generationShares } from '../tables.ts';

/**
 * Withdraws a link of this version. Its row stays, to say so to whoever opens it; a second time changes nothing.
 * @throws NOT_FOUND
 */
export async function revokeShare(db: Database, row: Authorized<GenerationRow>, shareId: string) {
  const { id, generationId, revokedAt } = generationShares;
  const [revoked] = await db
    .update(generationShares)
    .set({ revokedAt: sql`coalesce(${revokedAt}, now())` })
    .where(and(eq(id, shareId), eq(generationId, row.id)))
    .returning();
  if (!revoked) throw failure('NOT_FOUND', 'This link does not exist.');
  return revoked;
}
