import { and, eq, sql } from 'drizzle-orm';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Services } from '#server/platform/services.ts';
import { isSecret } from './kinds.ts';
import { MAX_ATTEMPTS } from './mail-queue.ts';
import { mails } from './tables.ts';

type Tools = Pick<Services, 'db' | 'log'> & { mailer: Mailer };

/**
 * One attempt at a queued mail. A process that dies between sending and noting sends it again: at least once.
 * @throws when it was put off; the queue tries again later
 */
export async function sendMail({ db, log, mailer }: Tools, mailId: string): Promise<void> {
  const waiting = and(eq(mails.id, mailId), eq(mails.status, 'queued'));
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(waiting)
    .returning();
  if (!mail) return;
  const gone = mailer.smtp && isSecret(mail.kind) ? { text: null, html: null } : {};
  try {
    const { id, toEmail: to, subject, text, html } = mail;
    await mailer.send({ id, to, subject, text: text ?? '', html: html ?? undefined });
  } catch (error) {
    const { answer, final } = describeRefusal(error);
    const givenUp = final || mail.attempts >= MAX_ATTEMPTS;
    log.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, givenUp, answer }, 'a mail was not taken');
    await db
      .update(mails)
      .set(givenUp ? { error: answer, status: 'failed', ...gone } : { error: answer })
      .where(waiting);
    if (givenUp) return;
    throw new Error(`put off: ${answer}`);
  }
  const status = mailer.smtp ? 'sent' : 'kept';
  await db
    .update(mails)
    .set({ status, sentAt: new Date(), error: null, ...gone })
    .where(waiting);
}

/** Longest answer of a mail server that is kept. */
const MAX_LENGTH = 500;

type SmtpError = { code?: string; responseCode?: number; response?: string; message?: string };

/** What a failed attempt means: the mail server's answer in one line, and whether trying again can help. */
function describeRefusal(error: unknown): { answer: string; final: boolean } {
  const { code, responseCode, response, message } = error as SmtpError;
  const answer = (response ?? message ?? String(error)).replace(/[\p{Cc}]+/gu, ' ').slice(0, MAX_LENGTH);
  // 5xx is a refusal for good. Without a status it is the network, unless the mail itself could not be written.
  const final = responseCode === undefined ? code === 'EENVELOPE' || code === 'EMESSAGE' : responseCode >= 500;
  return { answer, final };
}
