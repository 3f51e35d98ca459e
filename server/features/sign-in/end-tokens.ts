import { eq } from 'drizzle-orm';
import { verifications } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** With a new password, or without the second factor, what was given out before ends: mailed links, trusted devices. */
export const endTokens = async (db: Database, userId: string): Promise<void> =>
  void (await db.delete(verifications).where(eq(verifications.value, userId)));
