import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { countKey, countUp, secondsUntil } from '#server/platform/limits/count-up.ts';
import { rateLimits } from '#server/platform/limits/tables.ts';

/** What is counted per account, whatever addresses the attempts come from, and how many there may be in a window. */
const LIMITS = {
  'sign-in': { max: 10, message: 'Too many failed login attempts. Please try again later.' },
  reset: { max: 5, message: 'Too many emails have been requested. Please check your inbox, or try again later.' },
  register: { max: 5, message: 'Too many attempts. Please look into your mailbox, or try again later.' },
  verify: { max: 5, message: 'Too many emails have been requested. Please check your inbox, or try again later.' },
  password: { max: 10, message: 'Too many failed attempts. Please try again later.' },
} as const;
export type Attempt = keyof typeof LIMITS;

const WINDOW_MS = 15 * 60_000;

/**
 * Counts one attempt, before the password is looked at, and for addresses without an account alike, so that a refusal
 * tells nothing.
 * @param who e-mail or user id
 * @throws TOO_MANY_ATTEMPTS (429) with Retry-After
 */
export async function countAttempt(db: Database, attempt: Attempt, who: string): Promise<void> {
  const { n, until } = await countUp(db, countKey(attempt, who), WINDOW_MS);
  const { max, message } = LIMITS[attempt];
  if (n <= max) return;
  const headers = { 'retry-after': String(secondsUntil(until)) };
  throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS', message }, headers);
}

/** The right password came, or a new one was chosen: earlier failures do not count any more. */
export async function forgetAttempts(db: Database, attempt: Attempt, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, countKey(attempt, who)));
}
