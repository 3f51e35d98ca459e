import { eq } from 'drizzle-orm';
import { users, verifications } from '#server/features/accounts/index.ts';
import { moveTickets, type Owner } from '#server/features/tickets/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Gives an account another address, which its person has still to prove. Links that were mailed to the old one end, and
 * the account's tickets are answered to the new one, also those that came from the old one, proven, through the contact
 * form: whoever has the old address next does not get them. Call it inside a transaction.
 * @throws EMAIL_TAKEN; the transaction cannot go on then
 */
export async function changeEmail(tx: Database, user: Owner, newEmail: string): Promise<void> {
  const email = newEmail.toLowerCase();
  if (email === user.email) return;
  try {
    await tx.update(users).set({ email, emailVerified: false }).where(eq(users.id, user.id));
  } catch (error) {
    throw isTaken(error) ? failure('EMAIL_TAKEN') : error;
  }
  await tx.delete(verifications).where(eq(verifications.value, user.id));
  await moveTickets(tx, user, email);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;
