import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { supportTickets } from '../tables.ts';
import { TICKET_MAIL_QUEUE, type TicketMailJob } from './mail-queue.ts';

/**
 * Sees to it that the other side gets a mail about what was just said, together with what is said until the mail is due.
 * Call it with the transaction that stores a message, not for notes.
 * @param sender who said it
 */
export async function noteMailDue(
  tx: Database,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  ticket: { id: string },
  sender: TicketSender,
): Promise<void> {
  const [side, column] = sender === 'admin' ? (['member', 'mailMemberAt'] as const) : (['desk', 'mailDeskAt'] as const);
  const delay = config.supportMailDelaySeconds;
  const noted = await tx
    .update(supportTickets)
    .set({ [column]: sql`now() + make_interval(secs => ${delay})` })
    .where(and(eq(supportTickets.id, ticket.id), isNull(supportTickets[column])))
    .returning({ id: supportTickets.id });
  if (noted.length === 0) return;
  const job: TicketMailJob = { ticketId: ticket.id, side };
  await jobs.enqueue(tx, TICKET_MAIL_QUEUE, job, delay);
}
