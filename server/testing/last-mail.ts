import { and, desc, eq } from 'drizzle-orm';
import type { MailKind } from '#server/features/mail/kinds.ts';
import { mails } from '#server/features/mail/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The newest mail to that address, as it lies in the outbox. It is there without a running worker. @throws when none is */
export async function lastMail(db: Database, to: string, kind?: MailKind) {
  const where = and(eq(mails.toEmail, to), kind ? eq(mails.kind, kind) : undefined);
  const [mail] = await db.select().from(mails).where(where).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1);
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}
