import type { Jobs } from '#server/platform/jobs/create-jobs.ts';

export const TICKET_MAIL_QUEUE = 'ticket-mail';

/** Whom a mail is for: the writer of the ticket, or the support desk. */
export type MailSide = 'member' | 'desk';
export type TicketMailJob = { ticketId: string; side: MailSide };

/** Writing a mail touches nothing but the database: what fails does so because that is away, and is tried again. */
export const declareTicketMailQueue = (jobs: Jobs): Promise<void> =>
  jobs.declare(TICKET_MAIL_QUEUE, { limit: 10, delay: 5, maxDelay: 10 * 60, expire: 60 });
