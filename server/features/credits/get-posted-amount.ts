import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditEntries } from './tables.ts';

/** How many credits the ledger's entry of a cause moved; undefined: there is none. */
export async function getPostedAmount(db: Database, cause: string): Promise<number | undefined> {
  const [entry] = await db
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.cause, cause));
  return entry?.amount;
}
