import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { badRequest } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type MailKind, mailKinds } from './kinds.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import { oneLine } from './one-line.ts';
import { mails } from './tables.ts';
import { textOfHtml } from './text-of-html.ts';

export type OutgoingMail = {
  kind: MailKind;
  to: string;
  subject: string;
  /** Already safe: made by `composeMail`, or cleaned by `cleanHtml`. */
  html?: string;
  /** Made from the HTML when it is left out. */
  text?: string;
  /** The template a message was made from; the kind's name when left out. */
  templateName?: string;
  /** What this mail is for, e.g. `welcome:<user>`. The same cause is sent once, ever. */
  cause?: string;
  /** The admin who wrote it. */
  senderId?: string;
};

const address = z.email();

export const canBeMailed = (to: string): boolean => address.safeParse(to).success;

/**
 * Puts a mail into the outbox; a worker sends it a moment later. With a transaction as `db` the mail goes out if and
 * only if that commits.
 * @returns the mail's id, or undefined when a mail of this cause was sent before
 * @throws BAD_REQUEST when the address is none, or is several
 */
export function queueMail(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  mail: OutgoingMail,
): Promise<string | undefined> {
  const { kind, to, subject, html, text = textOfHtml(html ?? ''), templateName, cause, senderId } = mail;
  if (!canBeMailed(to)) throw badRequest('Please enter a valid email address.');
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(mails)
      .values({
        id: uuidv7(),
        kind,
        toEmail: to.toLowerCase(),
        subject: oneLine(subject),
        text,
        html: html ?? null,
        templateName: oneLine(templateName || mailKinds[kind].name),
        cause: cause ?? null,
        senderId: senderId ?? null,
      })
      .onConflictDoNothing({ target: mails.cause })
      .returning({ id: mails.id });
    if (row) await jobs.enqueue(tx, MAIL_QUEUE, { mailId: row.id });
    return row?.id;
  });
}
