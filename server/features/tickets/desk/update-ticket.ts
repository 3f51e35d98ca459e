import { and, eq, isNull } from 'drizzle-orm';
import type { TicketPriority } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { announceTicket } from '../announce-ticket.ts';
import { lockTicket } from '../lock-ticket.ts';
import { supportTickets } from '../tables.ts';
import { type TicketRow, ticketColumns } from '../ticket-row.ts';

/** Null clears, what is left out stays. */
export type TicketDetails = { priority?: TicketPriority | null | undefined; assigneeId?: string | null | undefined };

/**
 * Sets how urgent a ticket is and which admin sees to it.
 * @throws NOT_FOUND; BAD_REQUEST when the assignee is not an admin who can sign in
 */
export function updateTicket(db: Database, id: string, details: TicketDetails, actor: SessionUser): Promise<TicketRow> {
  return db.transaction(async (tx) => {
    const before = await lockTicket(tx, id, actor);
    const { priority = before.priority, assigneeId = before.assigneeId } = details;
    if (priority === before.priority && assigneeId === before.assigneeId) return before;
    const isNew = assigneeId !== before.assigneeId;
    const assignee = isNew && assigneeId ? await getAssignee(tx, assigneeId) : null;
    const [after] = await tx
      .update(supportTickets)
      .set({ priority, assigneeId, updatedAt: new Date() })
      .where(eq(supportTickets.id, before.id))
      .returning(ticketColumns);
    await recordAct(tx, {
      actor,
      action: 'ticket.update',
      subject: { type: 'ticket', id: before.id, name: before.subject },
      before: { priority: before.priority, ...(isNew && { assignee: await findName(tx, before.assigneeId) }) },
      after: { priority, ...(isNew && { assignee: assignee?.name ?? null }) },
    });
    await announceTicket(tx, before, 'details', 'admin');
    return after!;
  });
}

async function getAssignee(tx: Database, id: string): Promise<{ name: string }> {
  const [found] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'Admin'), isNull(users.disabledAt)));
  if (!found) throw badRequest('Please choose an administrator whose account is not disabled.');
  return found;
}

async function findName(tx: Database, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [found] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return found?.name ?? null;
}
