import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { verifications } from '../tables.ts';

/** With a new password, or without the second factor, what was given out before ends: mailed links, trusted devices. */
export const endTokens = async (db: Database, userId: string): Promise<void> =>
  void (await db.delete(verifications).where(eq(verifications.value, userId)));
