import { and, eq } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { TicketRow } from './ticket-row.ts';

const { id, name, email, emailVerified, disabledAt, mailTicketAnswered } = users;

/** Whose ticket it is, as `ownsTicket` has it: the account that wrote it, or the one that has proven the e-mail. */
export async function findWriter(db: Database, { userId, userEmail }: Pick<TicketRow, 'userId' | 'userEmail'>) {
  const [found] = await db
    .select({ id, name, email, emailVerified, disabledAt, mailTicketAnswered })
    .from(users)
    .where(userId ? eq(users.id, userId) : and(eq(users.email, userEmail), eq(users.emailVerified, true)));
  return found;
}
