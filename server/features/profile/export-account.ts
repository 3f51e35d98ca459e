import { asc, desc, eq } from 'drizzle-orm';
import { passkeys, signIns, users } from '#server/features/accounts/tables.ts';
import { presentCreditEntry } from '#server/features/credits/present.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import { presentGeneration } from '#server/features/generations/present.ts';
import { generationResults, generations } from '#server/features/generations/tables.ts';
import { mails } from '#server/features/mail/tables.ts';
import { presentItemOrder, presentPackageOrder } from '#server/features/orders/present.ts';
import { orders as orderTable } from '#server/features/orders/tables.ts';
import { findSessions, presentSession } from '#server/features/sign-in/sessions/own-sessions.ts';
import { ownedBy } from '#server/features/tickets/owned-by.ts';
import { showTickets } from '#server/features/tickets/show-ticket.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import { ticketColumns } from '#server/features/tickets/ticket-row.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Everything that is kept about somebody. No secrets: neither hashes nor keys, tokens or texts of mails with a link. */
export async function exportAccount(db: Database, userId: string, sessionId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const own = await db.select().from(signIns).where(eq(signIns.userId, userId));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const entries = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id));
  const made = await db
    .select({ row: generations, result: generationResults.result })
    .from(generations)
    .leftJoin(generationResults, eq(generationResults.generationId, generations.id))
    .where(eq(generations.userId, userId))
    .orderBy(desc(generations.createdAt));
  const orders = await db.select().from(orderTable).where(eq(orderTable.userId, userId));
  const tickets = await db
    .select(ticketColumns)
    .from(supportTickets)
    .where(ownedBy(user!))
    .orderBy(desc(supportTickets.createdAt));
  const letters = await db.select().from(mails).where(eq(mails.toEmail, user!.email));
  return {
    exportedAt: new Date().toISOString(),
    profile: user!,
    signInWays: own.map(({ providerId, createdAt }) => ({ provider: providerId, since: createdAt })),
    passkeys: keys.map(({ name, deviceType, createdAt }) => ({ name, deviceType, since: createdAt })),
    sessions: (await findSessions(db, userId)).map((row) => presentSession(row, sessionId)),
    creditEntries: entries.map(presentCreditEntry),
    conversions: made.map(({ row, result }) => ({ ...presentGeneration(row), result })),
    // As their page shows them: the goods of an item are there once it is paid.
    orders: orders.map((order) =>
      (order.kind === 'item' ? presentItemOrder : presentPackageOrder)(order, { role: 'member' }),
    ),
    // As their writer sees them, with what the desk answered.
    tickets: await showTickets(db, tickets, 'user', { replies: true }),
    mails: letters.map(({ subject, templateName, status, createdAt, sentAt }) => ({
      subject,
      templateName,
      status,
      createdAt,
      sentAt,
    })),
  };
}
