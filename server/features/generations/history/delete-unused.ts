import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { rows } from '#server/platform/database/rows.ts';
import type { Services } from '#server/platform/services.ts';
import { markDeleted } from '../delete-generation.ts';
import { generations } from '../tables.ts';

/** Most trees that one sweep deletes. The next one goes on. */
const MOST = 50;

/** Before this moment a conversion outside of all projects must have been used last to be deleted; undefined: none is. */
export const unusedSince = (keepDays: number, now = new Date()): Date | undefined =>
  keepDays > 0 ? new Date(now.getTime() - keepDays * 86_400_000) : undefined;

/**
 * Deletes what the announced rule says: whole trees that are in no project and of which no version was made, opened or
 * moved for KEEP_CONVERSIONS_DAYS. As any deletion, it can be undone for a while. Any number of instances may do it.
 */
export async function deleteUnused(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  now = new Date(),
): Promise<void> {
  const since = unusedSince(config.keepConversionsDays, now);
  if (!since) return;
  const cutoff = since.toISOString();
  const result = await db.execute(sql`
    SELECT DISTINCT g.root_id AS id FROM generation g
    WHERE g.last_used_at < ${cutoff}::timestamptz AND g.project_id IS NULL AND g.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM generation o WHERE o.root_id = g.root_id AND o.deleted_at IS NULL AND (
        o.last_used_at >= ${cutoff}::timestamptz OR o.project_id IS NOT NULL OR o.status IN ('queued', 'running')))
    LIMIT ${MOST}`);
  const trees = rows<{ id: string }>(result).map(({ id }) => id);
  if (trees.length === 0) return;
  // Asked again in the statement itself: somebody may be opening one of them.
  const unused = and(lt(generations.lastUsedAt, since), isNull(generations.projectId));
  const deleted = await markDeleted(db, and(inArray(generations.rootId, trees), unused));
  log.info({ versions: deleted }, 'deleted conversions that nobody has used for long');
}
