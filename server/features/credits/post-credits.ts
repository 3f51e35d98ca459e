import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { type CreditEntryKind, creditAccounts, creditEntries } from './tables.ts';

export type Posting = {
  userId: string;
  /** Positive adds, negative takes. */
  amount: number;
  kind: CreditEntryKind;
  /** What this entry is for, e.g. `signup:<user>`. The same cause is posted once, ever. */
  cause: string;
  reason?: string;
  actorId?: string;
};

/**
 * Appends an entry to the ledger and moves the balance with it. Call it inside a transaction.
 * @returns false when this cause was posted before
 * @throws INSUFFICIENT_CREDITS when it would take more than the user can spend
 */
export async function postCredits(db: Database, posting: Posting): Promise<boolean> {
  const { userId, amount } = posting;
  const entry = await db
    .insert(creditEntries)
    .values(posting)
    .onConflictDoNothing({ target: creditEntries.cause })
    .returning({ id: creditEntries.id });
  if (entry.length === 0) return false;
  await db.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const moved = await db
    .update(creditAccounts)
    .set({ posted: sql`${creditAccounts.posted} + ${amount}` })
    .where(
      and(
        eq(creditAccounts.userId, userId),
        gte(sql`${creditAccounts.posted} - ${creditAccounts.held} + ${amount}`, 0),
      ),
    )
    .returning({ userId: creditAccounts.userId });
  if (moved.length === 0) throw failure('INSUFFICIENT_CREDITS', 'The user does not have that many credits to take.');
  return true;
}
