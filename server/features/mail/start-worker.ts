import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import type { Services } from '#server/platform/services.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import { sendMail } from './send-mail.ts';

/** Mails that are sent at the same time. */
const CONCURRENCY = 2;

export type MailWorker = {
  /** Takes no more mails and waits for those being sent. */
  stop(): Promise<void>;
};

/** Starts sending what is queued. Tests that want mail to arrive start it too. */
export async function startMailWorker(
  tools: Pick<Services, 'db' | 'jobs' | 'config' | 'log'>,
  mailer: Mailer = createMailer(tools.config),
): Promise<MailWorker> {
  const sending = new Set<Promise<void>>();
  await tools.jobs.work(MAIL_QUEUE, CONCURRENCY, async (data) => {
    const attempt = sendMail({ ...tools, mailer }, (data as { mailId: string }).mailId);
    sending.add(attempt);
    await attempt.finally(() => sending.delete(attempt));
  });
  return {
    async stop() {
      await tools.jobs.stopWork(MAIL_QUEUE);
      await Promise.allSettled(sending);
    },
  };
}
