import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditAccounts } from './tables.ts';

/** Credits a user can spend now. */
export async function getBalance(db: Database, userId: string): Promise<number> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return account ? account.posted - account.held : 0;
}
