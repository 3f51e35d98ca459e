import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { claimHold, type HoldKey } from './claim-hold.ts';
import { creditAccounts } from './tables.ts';

/**
 * Nothing was delivered: the held credits can be spent again. Call it inside the transaction that records the failure.
 * @returns false when the hold was already settled or released
 */
export async function releaseHold(db: Database, key: HoldKey): Promise<boolean> {
  const hold = await claimHold(db, key, 'released');
  if (!hold) return false;
  await db
    .update(creditAccounts)
    .set({ held: sql`${creditAccounts.held} - ${hold.amount}` })
    .where(eq(creditAccounts.userId, hold.userId));
  return true;
}
