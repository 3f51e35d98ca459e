import { and, eq, ne } from 'drizzle-orm';
import { passkeys, signIns, users } from '#server/features/accounts/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Whoever follows the link of a reset mail owns the address. If nobody had proven that before, somebody else may have
 * opened the account in advance: the ways to sign in that were added to it until then are closed. The second factor
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
