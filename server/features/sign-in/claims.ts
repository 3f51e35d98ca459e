import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimits } from '#server/platform/limits/tables.ts';

/**
 * Takes something for oneself that only one may have: one row, one statement, all instances.
 * @param what e.g. `code:<user>:<code>`; it is stored hashed
 * @param keptMs after that time it can be taken again, also when nobody released it
 * @returns the claim's key, or undefined when somebody else has it
 */
export async function claim(db: Database, what: string, keptMs: number): Promise<string | undefined> {
  const key = `claim:${createHash('sha256').update(what).digest('base64url')}`;
  const now = Date.now();
  const values = { key, count: 1, lastRequest: now + keptMs };
  const [row] = await db
    .insert(rateLimits)
    .values({ id: uuidv7(), ...values })
    .onConflictDoUpdate({ target: rateLimits.key, set: values, setWhere: sql`${rateLimits.lastRequest} <= ${now}` })
    .returning({ key: rateLimits.key });
  return row?.key;
}

export const release = async (db: Database, key: string): Promise<void> =>
  void (await db.delete(rateLimits).where(eq(rateLimits.key, key)));
