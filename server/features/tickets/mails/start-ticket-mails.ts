import { repeat } from '#server/platform/repeat.ts';
import type { Services } from '#server/platform/services.ts';
import { TICKET_MAIL_QUEUE, type TicketMailJob } from './mail-queue.ts';
import { sendOverdue } from './send-overdue.ts';
import { sendTicketMail } from './send-ticket-mail.ts';

const EVERY_MS = 5 * 60 * 1000;

export type TicketMails = {
  /** Begins no more mails and waits for those being written. */
  stop(): Promise<void>;
};

/** Starts writing the mails about what is said on tickets. */
export async function startTicketMails(tools: Pick<Services, 'db' | 'jobs' | 'config' | 'log'>): Promise<TicketMails> {
  const writing = new Set<Promise<unknown>>();
  await tools.jobs.work(TICKET_MAIL_QUEUE, 1, async (data) => {
    const work = sendTicketMail(tools, data as TicketMailJob);
    writing.add(work);
    await work.finally(() => writing.delete(work));
  });
  const catchUp = repeat(
    EVERY_MS,
    () => sendOverdue(tools),
    (error) => tools.log.error({ err: error }, 'overdue mails about tickets'),
  );
  return {
    async stop() {
      await catchUp.stop();
      await tools.jobs.stopWork(TICKET_MAIL_QUEUE);
      await Promise.allSettled(writing);
    },
  };
}
