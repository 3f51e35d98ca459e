import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { MailRow } from './find-mails.ts';
import { mailMissing } from './policy.ts';
import { mails } from './tables.ts';

/** @throws NOT_FOUND */
export async function getMail(db: Database, id: string): Promise<MailRow> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (!mail) throw mailMissing();
  return mail;
}
