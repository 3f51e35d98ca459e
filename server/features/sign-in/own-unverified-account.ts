import { and, eq, ne } from 'drizzle-orm';
import { passkeys, signIns, users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Following the link of a reset mail proves who owns the address. If nobody had proven that before, somebody else may have
 * opened the account in advance, so all other ways to sign in that were added before are removed. The second factor
 * stays, because a mailbox alone must not open an account that has one.
 */
export async function ownUnverifiedAccount(db: Database, user: { id: string; emailVerified: boolean }): Promise<void> {
  if (user.emailVerified) return;
  await db.transaction(async (tx) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    await tx.delete(signIns).where(and(eq(signIns.userId, user.id), ne(signIns.providerId, 'credential')));
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  });
}
