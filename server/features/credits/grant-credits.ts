import { asc, inArray, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { creditAccounts, creditEntries } from './tables.ts';

export type Grant = {
  userIds: string[];
  amount: number;
  reason: string;
  /** The same grant is given once, ever, to each of its users. */
  grantId: string;
  actorId: string;
};

/**
 * Gives credits to several users. Call it inside a transaction. Users who do not exist are left out.
 * @returns ids of all who have the grant now, and of those who did not have it before
 * @throws IDEMPOTENCY_KEY_REUSED when this grant was given with another amount
 */
export async function grantCredits(tx: Database, { userIds, amount, reason, grantId, actorId }: Grant) {
  // Always in the same order, so that two grants to the same people do not wait for each other.
  const found = await tx
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id));
  const ids = found.map(({ userId }) => userId);
  if (ids.length === 0) return { granted: [], added: [] };
  await tx.insert(creditAccounts).values(found).onConflictDoNothing();
  await tx
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(inArray(creditAccounts.userId, ids))
    .orderBy(asc(creditAccounts.userId))
    .for('update');
  const causes = ids.map((userId) => `grant:${grantId}:${userId}`);
  const former = await tx
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(inArray(creditEntries.cause, causes));
  if (former.some((entry) => entry.amount !== amount)) throw failure('IDEMPOTENCY_KEY_REUSED');
  const entry = { amount, kind: 'adjustment' as const, reason, actorId };
  const posted = await tx
    .insert(creditEntries)
    .values(ids.map((userId, i) => ({ ...entry, userId, cause: causes[i]! })))
    .onConflictDoNothing({ target: creditEntries.cause })
    .returning({ userId: creditEntries.userId });
  const added = posted.map(({ userId }) => userId);
  if (added.length > 0)
    await tx
      .update(creditAccounts)
      .set({ posted: sql`${creditAccounts.posted} + ${amount}` })
      .where(inArray(creditAccounts.userId, added));
  return { granted: ids, added };
}
