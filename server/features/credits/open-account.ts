import type { Database } from '#server/platform/database/database.ts';
import { postCredits } from './post-credits.ts';
import { creditAccounts } from './tables.ts';

/** Gives a new user an account with the sign-up credits. Doing it again changes nothing. */
export async function openAccount(db: Database, userId: string, signupCredits: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
    if (signupCredits === 0) return;
    await postCredits(tx, {
      userId,
      amount: signupCredits,
      kind: 'signup',
      cause: `signup:${userId}`,
      reason: 'Welcome credits',
    });
  });
}
