import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { creditAccounts, creditHolds } from './tables.ts';

export type Reservation = { userId: string; generationId: string; attempt?: number; amount: number };

/**
 * Sets credits aside for one attempt at a generation. Call it inside a transaction: the conditional UPDATE locks the
 * user's account row, so everything of that user which comes after it in the transaction is serialised.
 * @throws INSUFFICIENT_CREDITS when the balance does not cover the amount; nothing is changed then
 */
export async function reserveCredits(db: Database, reservation: Reservation): Promise<void> {
  const { userId, generationId, attempt = 1, amount } = reservation;
  const covered = await db
    .update(creditAccounts)
    .set({ held: sql`${creditAccounts.held} + ${amount}` })
    .where(and(eq(creditAccounts.userId, userId), gte(sql`${creditAccounts.posted} - ${creditAccounts.held}`, amount)))
    .returning({ userId: creditAccounts.userId });
  if (covered.length === 0) throw failure('INSUFFICIENT_CREDITS');
  await db.insert(creditHolds).values({ id: uuidv7(), userId, generationId, attempt, amount });
}
