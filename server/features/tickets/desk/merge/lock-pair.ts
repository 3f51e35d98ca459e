import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canReadTicket, ticketMissing } from '../../policy.ts';
import { supportTickets } from '../../tables.ts';
import { type TicketRow, ticketColumns } from '../../ticket-row.ts';

/**
 * One merge at a time. A reply that waits for a ticket while it is merged goes on to the other one with the first in its
 * hands; a second merge of the two would wait for it in the opposite order.
 */
const MERGE_LOCK = 715_521;

const refuse = (why: string) => failure('NOT_MERGEABLE', why);

/** Both tickets, locked until the transaction ends. @throws NOT_FOUND, NOT_MERGEABLE */
export async function lockPair(tx: Database, id: string, into: string, actor: SessionUser) {
  if (id === into) throw refuse('A ticket cannot be merged with itself.');
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${MERGE_LOCK})`);
  const both = inArray(supportTickets.id, [id, into]);
  if ((await tx.$count(supportTickets, both)) < 2) throw ticketMissing();
  await refuseMerged(tx, id, into);
  const locked = await tx
    .select(ticketColumns)
    .from(supportTickets)
    .where(both)
    .orderBy(asc(supportTickets.id))
    .for('update');
  const [duplicate, target] = [id, into].map((one) => locked.find((row) => row.id === one));
  if (!duplicate || !target) throw ticketMissing();
  await refuseStrangers(tx, duplicate, target);
  const mayRead = (row: TicketRow) => authorize(row, canReadTicket(actor, row), ticketMissing());
  return { duplicate: mayRead(duplicate), target: mayRead(target) };
}

/** Nothing is merged while this transaction has the lock, so this holds for the rows that are locked afterwards. */
async function refuseMerged(tx: Database, id: string, into: string): Promise<void> {
  const merged = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(inArray(supportTickets.id, [id, into]), isNotNull(supportTickets.mergedInto)));
  if (merged.some((row) => row.id === id)) throw refuse('This ticket has already been merged.');
  if (merged.length > 0)
    throw refuse('The other ticket has been merged as well. Please choose the ticket in which it continues.');
}

/**
 * The same account, or the same address. What came from an address without an account is shown to the account only when
 * it has proven that the address is its own.
 */
async function refuseStrangers(tx: Database, one: TicketRow, other: TicketRow): Promise<void> {
  if (one.userId !== null && one.userId === other.userId) return;
  if (one.userEmail !== other.userEmail || (one.userId && other.userId))
    throw refuse('These tickets belong to different people. Only tickets of the same person can be merged.');
  const accountId = one.userId ?? other.userId;
  if (!accountId) return;
  const proven = await tx.$count(users, and(eq(users.id, accountId), eq(users.emailVerified, true)));
  if (proven === 0)
    throw refuse(
      `One of these tickets came from an account that has not verified ${one.userEmail}. Whether both are of the same person is not known.`,
    );
}
