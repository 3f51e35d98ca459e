import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { presentCreditEntry } from './present.ts';
import { creditEntries } from './tables.ts';

/** A user's whole ledger, oldest first, for the export of the account. */
export async function exportCreditEntries(db: Database, userId: string) {
  const entries = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id));
  return entries.map(presentCreditEntry);
}
