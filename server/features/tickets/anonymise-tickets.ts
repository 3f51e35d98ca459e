import { eq, or } from 'drizzle-orm';
import { deletedPerson } from '#server/features/accounts/deleted-person.ts';
import type { Database } from '#server/platform/database/database.ts';
import { supportTickets } from './tables.ts';

/** What was asked and answered stays; who asked does not. Takes along what came from a verified address before signing up. */
export async function anonymiseTickets(
  tx: Database,
  user: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  const { name: userName, email: userEmail } = deletedPerson(user.id);
  const own = eq(supportTickets.userId, user.id);
  await tx
    .update(supportTickets)
    .set({ userName, userEmail, userProfileURL: null, phone: '' })
    .where(user.emailVerified ? or(own, eq(supportTickets.userEmail, user.email)) : own);
}
