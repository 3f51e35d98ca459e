import { eq } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import type { Services } from '#server/services.ts';
import { type TicketAnswer, ticketAnsweredMail } from './own/ticket-answered-mail.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Mails an answer of the support desk to whoever asked, unless that person does not want it. Call it with the
 * transaction that stores the answer.
 * @returns the mail's id, or undefined when none is sent
 */
export async function notifyTicketAnswered(
  { db, jobs, config }: Pick<Services, 'db' | 'jobs' | 'config'>,
  answer: Omit<TicketAnswer, 'ticketSubject'>,
): Promise<string | undefined> {
  const [found] = await db
    .select({ ticket: supportTickets, user: users })
    .from(supportTickets)
    .leftJoin(users, eq(users.id, supportTickets.userId))
    .where(eq(supportTickets.id, answer.ticketId));
  if (!found) return undefined;
  const { ticket, user } = found;
  if (user && (user.disabledAt || !user.mailTicketAnswered)) return undefined;
  const writer = user
    ? { name: user.name, email: user.email, hasAccount: true }
    : { name: ticket.userName, email: ticket.userEmail, hasAccount: false };
  return queueMail(
    { db, jobs },
    ticketAnsweredMail(writer, { ...answer, ticketSubject: ticket.subject }, config.baseUrl),
  );
}
