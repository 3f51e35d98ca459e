import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { supportTickets } from './tables.ts';
import { withWords, wordsOf } from './words-of.ts';

/** An account's tickets are found and answered under the address that it has now. */
export async function moveTickets(tx: Database, userId: string, userEmail: string): Promise<void> {
  const words = withWords(supportTickets.words, wordsOf(userEmail));
  await tx.update(supportTickets).set({ userEmail, words }).where(eq(supportTickets.userId, userId));
}
