import { and, eq } from 'drizzle-orm';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canUseGeneration } from './policy.ts';
import { generations, notDeleted } from './tables.ts';

/**
 * The generation, if the actor may use it.
 * @throws NOT_FOUND also for somebody else's, so that ids cannot be probed
 */
export async function getOwnGeneration(db: Database, id: string, actor: SessionUser) {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), notDeleted));
  const missing = failure('NOT_FOUND', 'This conversion does not exist.');
  if (!row) throw missing;
  return authorize(row, canUseGeneration(actor, row), missing);
}
