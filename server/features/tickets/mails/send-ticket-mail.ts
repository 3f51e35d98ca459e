import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { canBeMailed, queueMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { supportTickets } from '../tables.ts';
import { type TicketRow, ticketColumns } from '../ticket-row.ts';
import { findUnseen } from './find-unseen.ts';
import type { TicketMailJob } from './mail-queue.ts';
import { writeAnswerMail } from './write-answer-mail.ts';
import { writeDeskMails } from './write-desk-mails.ts';

const columns = {
  member: { due: 'mailMemberAt', mailed: 'mailedMemberAt' },
  desk: { due: 'mailDeskAt', mailed: 'mailedDeskAt' },
} as const;

/** Tickets that one mail to the desk tells of. Those that are more have jobs of their own. */
const MAX_TICKETS = 100;

/**
 * Mails what was said to one side of a ticket, when that is due. To the desk goes along whatever else waits for it: who
 * writes a hundred tickets sends it one mail. It happens under the locks of the tickets: of two workers one finds it
 * done, and what is said in the meantime is mailed next time.
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
    const tickets = side === 'desk' ? [ticket, ...(await lockOthersForDesk(tx, ticketId))] : [ticket];
    const talks: Parameters<typeof writeDeskMails>[1] = [];
    for (const one of tickets) talks.push({ ticket: one, unseen: await findUnseen(tx, one, side) });
    const written =
      side === 'desk'
        ? await writeDeskMails(tx, talks, config.baseUrl)
        : await writeAnswerMail(tx, ticket, talks[0]!.unseen, config.baseUrl);
    const mails = written.filter(({ to }) => canBeMailed(to));
    for (const mail of mails) await queueMail({ db: tx, jobs }, mail);
    const ids = tickets.map(({ id }) => id);
    await tx
      .update(supportTickets)
      .set({ [due]: null, [mailed]: sql`clock_timestamp()` })
      .where(inArray(supportTickets.id, ids));
    return mails.length;
  });
}

/** Those that somebody else has locked keep their own job: who waited for them here could wait for ever. */
const lockOthersForDesk = (tx: Database, ticketId: string): Promise<TicketRow[]> =>
  tx
    .select(ticketColumns)
    .from(supportTickets)
    .where(and(isNotNull(supportTickets.mailDeskAt), ne(supportTickets.id, ticketId)))
    .orderBy(asc(supportTickets.mailDeskAt))
    .limit(MAX_TICKETS - 1)
    .for('update', { skipLocked: true });
