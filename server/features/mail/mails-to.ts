import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { mails } from './tables.ts';

/** Which mails went to an address, without their texts: some hold a secret link. */
export const exportMailsTo = (db: Database, email: string) =>
  db
    .select({
      subject: mails.subject,
      templateName: mails.templateName,
      status: mails.status,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.toEmail, email));

export async function deleteMailsTo(tx: Database, email: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.toEmail, email));
}
