import { sql } from 'drizzle-orm';
import type { StorageUse } from '#contract/history.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rows } from '#server/platform/database/rows.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Bytes that a user's conversions take: pictures, code and analyses as they are stored. What was deleted does not count, nor
 * do pictures of before their size was kept, until their thumbnail is made.
 */
export async function measureUse(db: Database, userId: string): Promise<number> {
  // The size of a column that lies apart is known without reading it.
  const result = await db.execute(sql`
    SELECT (
      COALESCE((SELECT SUM(g.picture_bytes + 0.0) FROM generation g
        WHERE g.user_id = ${userId} AND g.deleted_at IS NULL), 0)
      + COALESCE((SELECT SUM(pg_column_size(r.result)) FROM generation_result r JOIN generation g ON g.id = r.generation_id
        WHERE g.user_id = ${userId} AND g.deleted_at IS NULL), 0)
      + COALESCE((SELECT SUM(pg_column_size(a.analysis)) FROM generation_analysis a
        WHERE a.user_id = ${userId} AND EXISTS (
          SELECT FROM generation g WHERE g.root_id = a.root_id AND g.deleted_at IS NULL)), 0)
    )::float8 AS used`);
  return rows<{ used: number }>(result)[0]!.used;
}

type Tools = Pick<Services, 'db' | 'config'>;

export async function getStorageUse({ db, config }: Tools, userId: string): Promise<StorageUse> {
  return {
    usedBytes: await measureUse(db, userId),
    quotaBytes: config.storageQuotaBytes,
    keepDays: config.keepConversionsDays,
  };
}

/**
 * Asked before something new takes room. What a member has begun is finished and saved, whatever it takes.
 * @throws STORAGE_FULL
 */
export async function refuseWhenStorageFull({ db, config }: Tools, userId: string): Promise<void> {
  if (config.storageQuotaBytes > 0 && (await measureUse(db, userId)) >= config.storageQuotaBytes)
    throw failure('STORAGE_FULL');
}
