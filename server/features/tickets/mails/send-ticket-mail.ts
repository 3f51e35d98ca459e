import { and, eq, lte, sql } from 'drizzle-orm';
import { canBeMailed, queueMail } from '#server/features/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { supportTickets } from '../tables.ts';
import { ticketColumns } from '../ticket-row.ts';
import { findSaid } from './find-said.ts';
import type { TicketMailJob } from './mail-queue.ts';
import { writeAnswerMail } from './write-answer-mail.ts';
import { writeDeskMails } from './write-desk-mails.ts';

const columns = {
  member: { due: 'mailMemberAt', mailed: 'mailedMemberAt' },
  desk: { due: 'mailDeskAt', mailed: 'mailedDeskAt' },
} as const;

/**
 * Mails what was said to one side of a ticket, when that is due. It happens under the lock of the ticket: of two
 * workers one finds it done, and what is said in the meantime is mailed next time.
 * @returns how many mails were queued
 */
export function sendTicketMail(
  { db, jobs, config }: Pick<Services, 'db' | 'jobs' | 'config'>,
  { ticketId, side }: TicketMailJob,
): Promise<number> {
  const { due, mailed } = columns[side];
  return db.transaction(async (tx) => {
    const [ticket] = await tx
      .select(ticketColumns)
      .from(supportTickets)
      .where(and(eq(supportTickets.id, ticketId), lte(supportTickets[due], sql`clock_timestamp()`)))
      .for('update');
    if (!ticket) return 0;
    const said = await findSaid(tx, ticket, side);
    const write = side === 'member' ? writeAnswerMail : writeDeskMails;
    const mails = (await write(tx, ticket, said, config.baseUrl)).filter(({ to }) => canBeMailed(to));
    for (const mail of mails) await queueMail({ db: tx, jobs }, mail);
    await tx
      .update(supportTickets)
      .set({ [due]: null, [mailed]: sql`clock_timestamp()` })
      .where(eq(supportTickets.id, ticketId));
    return mails.length;
  });
}
