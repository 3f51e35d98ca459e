import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { MailStatus } from '#contract/mail.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;

export type MailQuery = {
  userEmail?: string | undefined;
  search?: string | undefined;
  status?: MailStatus | undefined;
  page: number;
  limit: number;
};

/** A page of the mails that went out, newest first, and how many there are in all. */
export async function findMails(db: Database, { userEmail, search, status, page, limit }: MailQuery) {
  const pattern = search && contains(search);
  const where = and(
    userEmail ? eq(mails.toEmail, userEmail.toLowerCase()) : undefined,
    status ? eq(mails.status, status) : undefined,
    pattern
      ? or(...[mails.toEmail, mails.subject, mails.templateName, mails.error].map((column) => ilike(column, pattern)))
      : undefined,
  );
  const found = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(mails).where(where);
  return { found, total: total?.n ?? 0 };
}
