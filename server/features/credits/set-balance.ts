import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { postCredits } from './post-credits.ts';
import { creditAccounts } from './tables.ts';

export type NewBalance = {
  userId: string;
  /** Credits that the user can spend afterwards, besides those that running conversions hold. */
  balance: number;
  reason: string;
  actorId: string;
};

/**
 * Makes a balance what an admin wrote, by an entry over the difference to what it is at that moment. Call it inside a
 * transaction: the account stays locked until it ends.
 * @returns the balance before
 */
export async function setBalance(tx: Database, { userId, balance, reason, actorId }: NewBalance): Promise<number> {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)).for('update');
  const before = account ? account.posted - account.held : 0;
  const cause = `adjustment:${uuidv7()}`;
  if (balance !== before)
    await postCredits(tx, { userId, amount: balance - before, kind: 'adjustment', cause, reason, actorId });
  return before;
}
