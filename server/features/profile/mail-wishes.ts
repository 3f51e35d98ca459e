import { eq } from 'drizzle-orm';
import type { MailWishes } from '#contract/accounts/profile.ts';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

const wishes = { ticketAnswered: users.mailTicketAnswered, membershipEnding: users.mailMembershipEnding };

/** Which mails a member wants. */
export async function getMailWishes(db: Database, userId: string): Promise<MailWishes> {
  const [found] = await db.select(wishes).from(users).where(eq(users.id, userId));
  return found!;
}

export async function updateMailWishes(
  db: Database,
  userId: string,
  { ticketAnswered, membershipEnding }: MailWishes,
): Promise<MailWishes> {
  await db
    .update(users)
    .set({ mailTicketAnswered: ticketAnswered, mailMembershipEnding: membershipEnding })
    .where(eq(users.id, userId));
  return { ticketAnswered, membershipEnding };
}
