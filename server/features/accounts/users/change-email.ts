import { eq } from 'drizzle-orm';
import { moveTickets } from '#server/features/tickets/move-tickets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { users, verifications } from '../tables.ts';

type Person = { id: string; email: string };

const UNIQUE_VIOLATION = '23505';

/**
 * Gives an account another address, which its person has still to prove. Links that were mailed to the old one end, and
 * the account's tickets are answered to the new one. Call it inside a transaction.
 * @throws EMAIL_TAKEN; the transaction cannot go on then
 */
export async function changeEmail(tx: Database, user: Person, newEmail: string): Promise<void> {
  const email = newEmail.toLowerCase();
  if (email === user.email) return;
  try {
    await tx.update(users).set({ email, emailVerified: false }).where(eq(users.id, user.id));
  } catch (error) {
    throw isTaken(error) ? failure('EMAIL_TAKEN') : error;
  }
  await tx.delete(verifications).where(eq(verifications.value, user.id));
  await moveTickets(tx, user.id, email);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;
