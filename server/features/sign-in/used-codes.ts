import { defineRequestState } from '@better-auth/core/context';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Database } from '#server/platform/database/database.ts';
import { claim, release } from './claims.ts';

const TOTP_PATH = '/two-factor/verify-totp';
/** The library takes a recovery code off its list, but on PostgreSQL two of six requests at once have got in with one (seen in CI). */
const RECOVERY_PATH = '/two-factor/verify-backup-code';
const PATHS = [TOTP_PATH, RECOVERY_PATH];

/** A code is right for 90 seconds: its own half minute and the ones before and after. */
const KEPT_MS = 120_000;

/** Name that the sign-in library gives the cookie between password and code. */
const CHALLENGE_COOKIE = 'two_factor';

type Call = Parameters<typeof getSessionFromCtx>[0];

/** What this request has claimed. */
const claimed = defineRequestState<string | undefined>(() => undefined);

/**
 * RFC 6238 wants a code to be accepted once; the sign-in library accepts it as often as it comes while it is right. So a
 * request claims its code before the library looks at it: one row, one statement, all instances.
 * @throws CODE_USED_ALREADY; INVALID_BACKUP_CODE, as the library does for one that is used
 */
export async function claimCode(db: Database, call: Call, path: string): Promise<void> {
  if (!PATHS.includes(path)) return;
  const userId = await findWhoIsAsked(call);
  if (!userId) return;
  const key = await claim(db, `code:${userId}:${call.body?.code}`, KEPT_MS);
  if (!key && path === RECOVERY_PATH)
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_BACKUP_CODE', message: 'Invalid backup code' });
  if (!key)
    throw new APIError('UNAUTHORIZED', { code: 'CODE_USED_ALREADY', message: 'This code has already been used.' });
  await claimed.set(key);
}

/** The code was wrong, or something else went wrong: nobody has signed in with it. */
export async function releaseCode(db: Database, path: string): Promise<void> {
  if (!PATHS.includes(path)) return;
  const key = await claimed.get();
  if (key) await release(db, key);
}

/** Whose code this is to be: of the one who is signed in, else of the one whose password was right. */
async function findWhoIsAsked(call: Call): Promise<string | undefined> {
  const session = await getSessionFromCtx(call);
  if (session) return session.user.id;
  const { createAuthCookie, internalAdapter, secret } = call.context;
  const challenge = await call.getSignedCookie(createAuthCookie(CHALLENGE_COOKIE).name, secret);
  return challenge ? (await internalAdapter.findVerificationValue(challenge))?.value : undefined;
}
