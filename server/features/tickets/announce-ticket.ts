import { and, eq } from 'drizzle-orm';
import type { SupportEvent } from '#contract/tickets/live.ts';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announceSupport, DESK_STREAM, memberStream } from './streams.ts';
import type { TicketRow } from './ticket-row.ts';

export type TicketChange = Extract<SupportEvent, { type: 'ticket' }>['change'];

/** Changes that the writer of a ticket hears nothing of. */
const DESK_ONLY: readonly TicketChange[] = ['note', 'details'];

/** Tells the desk, and the writer unless it is the desk's alone, that a ticket changed. */
export async function announceTicket(
  db: Database,
  ticket: Pick<TicketRow, 'id' | 'userId' | 'userEmail'>,
  change: TicketChange,
  sender?: TicketSender,
): Promise<void> {
  const event: SupportEvent = { type: 'ticket', ticketId: ticket.id, change, sender };
  await announceSupport(db, DESK_STREAM, event);
  if (!DESK_ONLY.includes(change)) await announceToWriter(db, ticket, event);
}

/** Tells the owner of the ticket: the account that wrote it, or the one that has verified its e-mail. */
export async function announceToWriter(
  db: Database,
  { userId, userEmail }: Pick<TicketRow, 'userId' | 'userEmail'>,
  event: SupportEvent,
): Promise<void> {
  for (const id of userId ? [userId] : await findProven(db, userEmail))
    await announceSupport(db, memberStream(id), event);
}

async function findProven(db: Database, email: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return found.map(({ id }) => id);
}
