import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Serialises what adds packages among all instances: nobody counts while somebody else adds. */
const PACKAGES_LOCK = 715_519;

/** Holds until the transaction ends. */
export async function lockPackages(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${PACKAGES_LOCK})`);
}
