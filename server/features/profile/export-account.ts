import { eq } from 'drizzle-orm';
import { passkeys, signIns, users } from '#server/features/accounts/index.ts';
import { exportCreditEntries } from '#server/features/credits/index.ts';
import { exportGenerations } from '#server/features/generations/index.ts';
import { exportMailsTo } from '#server/features/mail/index.ts';
import { exportOrdersOf } from '#server/features/orders/index.ts';
import { findSessions, presentSession } from '#server/features/sign-in/index.ts';
import { exportTickets } from '#server/features/tickets/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Everything that is kept about somebody. No secrets: neither hashes nor keys, tokens or texts of mails with a link. */
export async function exportAccount(db: Database, userId: string, sessionId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const own = await db.select().from(signIns).where(eq(signIns.userId, userId));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return {
    exportedAt: new Date().toISOString(),
    profile: user!,
    signInWays: own.map(({ providerId, createdAt }) => ({ provider: providerId, since: createdAt })),
    passkeys: keys.map(({ name, deviceType, createdAt }) => ({ name, deviceType, since: createdAt })),
    sessions: (await findSessions(db, userId)).map((row) => presentSession(row, sessionId)),
    creditEntries: await exportCreditEntries(db, userId),
    conversions: await exportGenerations(db, userId),
    orders: await exportOrdersOf(db, userId),
    tickets: await exportTickets(db, user!),
    mails: await exportMailsTo(db, user!.email),
  };
}
