import { and, eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { MailRow } from './find-mails.ts';
import { getMail } from './get-mail.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import { mails } from './tables.ts';

/**
 * Queues a failed mail again; once there is a mail server, also one that was only kept.
 * @throws NOT_FOUND; BAD_REQUEST when it is not one of these, or held a secret link that is gone
 */
export function sendMailAgain(
  { db, jobs, config }: Pick<Services, 'db' | 'jobs' | 'config'>,
  id: string,
  actor: Act['actor'],
): Promise<MailRow> {
  return db.transaction(async (tx) => {
    const former = await getMail(tx, id);
    if (former.status !== 'failed' && !(former.status === 'kept' && config.smtpUrl))
      throw badRequest('Only a mail that failed can be sent again.');
    if (former.text === null)
      throw badRequest('This mail contained a secret link, which is not kept. Ask for a new one instead.');
    const [mail] = await tx
      .update(mails)
      .set({ status: 'queued', attempts: 0, error: null })
      .where(and(eq(mails.id, id), eq(mails.status, former.status)))
      .returning();
    // Somebody else was a moment faster.
    if (!mail) return getMail(tx, id);
    await jobs.enqueue(tx, MAIL_QUEUE, { mailId: id });
    const subject = { type: 'mail', id, name: mail.toEmail };
    await recordAct(tx, {
      actor,
      action: 'mail.retry',
      subject,
      before: { status: former.status },
      after: { status: mail.status },
    });
    return mail;
  });
}
