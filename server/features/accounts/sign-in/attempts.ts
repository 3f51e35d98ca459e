import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimits } from '../tables.ts';

/** What is counted per account, whatever addresses the attempts come from, and how many there may be in a window. */
const LIMITS = {
  'sign-in': { max: 10, message: 'Too many failed login attempts. Please try again later.' },
  reset: { max: 5, message: 'Too many mails were asked for. Please look into your mailbox, or try again later.' },
  register: { max: 5, message: 'Too many attempts. Please look into your mailbox, or try again later.' },
  verify: { max: 5, message: 'Too many mails were asked for. Please look into your mailbox, or try again later.' },
  password: { max: 10, message: 'Too many failed attempts. Please try again later.' },
} as const;
export type Attempt = keyof typeof LIMITS;

/** The window begins with the first attempt and is never extended: nobody can be locked out for longer. */
const WINDOW_MS = 15 * 60_000;

/**
 * Counts one attempt, in the database and in one statement: all instances share it and parallel guesses cannot slip
 * through. It is counted before the password is looked at, and for addresses without an account alike, so a refusal
 * tells nothing.
 * @param who e-mail or user id
 * @throws TOO_MANY_ATTEMPTS (429) with Retry-After
 */
export async function countAttempt(db: Database, attempt: Attempt, who: string): Promise<void> {
  const now = Date.now();
  const { count, lastRequest } = rateLimits;
  const isOver = sql`${lastRequest} <= ${now}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ id: uuidv7(), key: keyOf(attempt, who), count: 1, lastRequest: now + WINDOW_MS })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${count} + 1 END`,
        // In these rows it is the end of the window; the library sweeps rows away some time after that moment.
        lastRequest: sql`CASE WHEN ${isOver} THEN ${now + WINDOW_MS} ELSE ${lastRequest} END`,
      },
    })
    .returning({ n: count, until: lastRequest });
  const { max, message } = LIMITS[attempt];
  if (counted!.n <= max) return;
  const wait = Math.max(1, Math.ceil((counted!.until - now) / 1000));
  throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS', message }, { 'retry-after': String(wait) });
}

/** The right password came, or a new one was chosen: earlier failures do not count any more. */
export async function forgetAttempts(db: Database, attempt: Attempt, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(attempt, who)));
}

/** Hashed, because the table needs no list of addresses. */
const keyOf = (attempt: Attempt, who: string): string =>
  `${attempt}:${createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')}`;
