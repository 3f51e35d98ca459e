import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';
import { rateLimits } from './tables.ts';

/** The key of a count. Hashed, so that the table is not a list of addresses. @param who e-mail, id or address */
export const countKey = (what: string, who: string): string =>
  `${what}:${createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')}`;

/**
 * Counts one more in the database, in one statement: all instances share the count, and parallel calls cannot slip through.
 * The window begins with the first and is never extended, so nobody is locked out for longer.
 * @returns how many there were in this window, and when it ends (ms since 1970)
 */
export async function countUp(db: Database, key: string, windowMs: number): Promise<{ n: number; until: number }> {
  const now = Date.now();
  const { count, lastRequest } = rateLimits;
  const isOver = sql`${lastRequest} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ id: uuidv7(), key, count: 1, lastRequest: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${count} + 1 END`,
        // In these rows it is the end of the window; the library deletes rows some time after that.
        lastRequest: sql`CASE WHEN ${isOver} THEN ${now + windowMs} ELSE ${lastRequest} END`,
      },
    })
    .returning({ n: count, until: lastRequest });
  return counted!;
}

/** Seconds until a window ends, for Retry-After. */
export const secondsUntil = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / 1000));
