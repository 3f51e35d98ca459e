import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { claimHold, type HoldKey } from './claim-hold.ts';
import { creditAccounts, creditEntries } from './tables.ts';

/**
 * The result was delivered: the held credits are spent. Call it inside the transaction that stores the result.
 * @returns false when the hold was already settled or released
 */
export async function settleHold(db: Database, key: HoldKey): Promise<boolean> {
  const hold = await claimHold(db, key, 'settled');
  if (!hold) return false;
  await db.insert(creditEntries).values({
    userId: hold.userId,
    amount: -hold.amount,
    kind: 'generation',
    cause: `generation:${hold.generationId}:${hold.attempt}`,
    generationId: hold.generationId,
  });
  await db
    .update(creditAccounts)
    .set({
      posted: sql`${creditAccounts.posted} - ${hold.amount}`,
      held: sql`${creditAccounts.held} - ${hold.amount}`,
    })
    .where(eq(creditAccounts.userId, hold.userId));
  return true;
}
