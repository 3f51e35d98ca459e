import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditAccounts } from './tables.ts';

/**
 * Nobody else moves these credits until the transaction ends. Whoever orders, deletes or pays something takes this lock
 * first, so that nobody waits in a circle.
 */
export async function lockCreditAccount(tx: Database, userId: string): Promise<void> {
  await tx
    .select({ posted: creditAccounts.posted })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
}
