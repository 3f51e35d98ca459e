import { getSessionFromCtx } from 'better-auth/api';
import type { Database } from '#server/platform/database/database.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { endTokens } from './end-tokens.ts';

/** Calls of somebody who is signed in and says the password once more. */
const PROVED = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
]);

/** Of these, the ones after which nothing that was given out before may hold. */
const ENDING = new Set(['/change-password', '/two-factor/disable']);

type Call = Parameters<typeof getSessionFromCtx>[0];

/**
 * A found session cannot guess the password: its attempts are counted per account, whatever call they are made with and
 * whatever addresses they come from.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function countProof(db: Database, call: Call, path: string): Promise<void> {
  if (!PROVED.has(path)) return;
  const session = await getSessionFromCtx(call);
  if (session) await countAttempt(db, 'password', session.user.id);
}

/** The right password came. */
export async function forgetProofs(db: Database, call: Call, path: string): Promise<void> {
  if (!PROVED.has(path)) return;
  const session = await getSessionFromCtx(call);
  if (!session) return;
  await forgetAttempts(db, 'password', session.user.id);
  if (ENDING.has(path)) await endTokens(db, session.user.id);
}
