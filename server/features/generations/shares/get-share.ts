import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { generationShares, generations } from '../tables.ts';

/**
 * The version that a link leads to. What was shared stays what is seen: later edits are other versions.
 * @throws NOT_FOUND, SHARE_WITHDRAWN, SHARED_PAGE_DELETED
 */
export async function getShare(db: Database, token: string) {
  const [found] = await db
    .select({ share: generationShares, row: generations })
    .from(generationShares)
    .leftJoin(generations, eq(generations.id, generationShares.generationId))
    .where(eq(generationShares.token, token));
  if (!found) throw failure('NOT_FOUND', 'There is no shared page at this address.');
  if (found.share.revokedAt) throw failure('SHARE_WITHDRAWN');
  if (!found.row || found.row.deletedAt) throw failure('SHARED_PAGE_DELETED');
  return found.row;
}
