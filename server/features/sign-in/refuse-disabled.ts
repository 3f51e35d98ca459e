import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Every way to sign in ends in a new session, so this is where a disabled account is stopped. @throws ACCOUNT_DISABLED */
export async function refuseDisabled(db: Database, userId: string): Promise<void> {
  const [user] = await db.select({ disabledAt: users.disabledAt }).from(users).where(eq(users.id, userId));
  if (user?.disabledAt)
    throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'This account has been disabled.' });
}
