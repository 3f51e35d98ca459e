import { setTimeout as delay } from 'node:timers/promises';
import { defineRequestState } from '@better-auth/core/context';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { getUserByEmail, users } from '#server/features/accounts/index.ts';
import { accountExistsMail, noAccountMail, type OutgoingMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { claim, release } from './claims.ts';

const REGISTER = '/sign-up/email';
const RESET = '/request-password-reset';
const VERIFY = '/send-verification-email';

/** Longer than any of the three takes: hashing a password is most of it. */
const ANSWER_MS = 1000;
/** A registration that never ended. */
const REGISTERING_MS = 30_000;

/** Answers a login that fails, for whichever reason. */
export const NOT_TOLD = {
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: 'Invalid email address or password. If you have just registered, please open the link in our email first.',
};

const BUSY = { code: 'TOO_MANY_ATTEMPTS', message: 'This address is being registered already. Please wait a moment.' };

type Tools = { db: Database; baseUrl: string; mail(outgoing: OutgoingMail): Promise<void> };

/** When the request came, and what it has claimed. */
const begun = defineRequestState<{ at: number; claim?: string } | undefined>(() => undefined);

/**
 * With AUTH_HIDE_ACCOUNT_EXISTENCE: the sign-in library answers alike whether an address has an account, but it mails
 * nothing to somebody who looks for an account that is not there, is quicker then, and tells two registrations at once
 * apart. See docs/decisions/0027-hidden-accounts.md.
 */
export async function beginHidden({ db, baseUrl, mail }: Tools, path: string, email: string): Promise<void> {
  if (path !== REGISTER && path !== RESET && path !== VERIFY) return;
  const at = Date.now();
  if (path === REGISTER) {
    const key = await claim(db, `register:${email.toLowerCase()}`, REGISTERING_MS);
    if (!key) throw new APIError('TOO_MANY_REQUESTS', BUSY, { 'retry-after': '1' });
    return begun.set({ at, claim: key });
  }
  await begun.set({ at });
  const user = await getUserByEmail(db, email);
  if (path === RESET && !user) await mail(noAccountMail(email, baseUrl));
  if (path === VERIFY && user?.emailVerified) await mail(accountExistsMail(user, baseUrl));
}

/** Every answer takes the same time, whatever there was to do. */
export async function endHidden(db: Database): Promise<void> {
  const request = await begun.get();
  if (!request) return;
  await delay(Math.max(0, request.at + ANSWER_MS - Date.now()));
  // Not sooner: how many registrations at once come through would tell how long each has worked.
  if (request.claim) await release(db, request.claim);
}

/** A visitor who could sign in right after registering, or learn about the mail, would know that the address was free. */
export async function refuseUnverified(db: Database, userId: string): Promise<void> {
  const [user] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  if (!user?.emailVerified) throw new APIError('UNAUTHORIZED', NOT_TOLD);
}
