import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditEntries } from './tables.ts';

/** A user's ledger, newest first. */
export function listCreditEntries(db: Database, userId: string, limit: number) {
  return db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
    .limit(limit);
}
