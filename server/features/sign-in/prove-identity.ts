import { isAPIError } from 'better-auth/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import { signIns } from '#server/features/accounts/index.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import type { Auth } from './create-auth.ts';

/** A sign-in is fresh for ten minutes. */
const FRESH_MS = 10 * 60_000;

type Proof = Pick<Services, 'db'> & { auth: Auth; user: { id: string }; session: { createdAt: Date } };

/**
 * Before what cannot be undone: the person at the keyboard is the account's owner, not somebody who found it open.
 * @throws WRONG_PASSWORD, SIGN_IN_AGAIN for an account without a password, TOO_MANY_ATTEMPTS
 */
export async function proveIdentity({ auth, db, user, session }: Proof, password: string | undefined): Promise<void> {
  const [credential] = await db
    .select({ hash: signIns.password })
    .from(signIns)
    .where(and(eq(signIns.userId, user.id), eq(signIns.providerId, 'credential'), isNotNull(signIns.password)));
  if (!credential?.hash) {
    if (Date.now() - session.createdAt.getTime() > FRESH_MS) throw failure('SIGN_IN_AGAIN');
    return;
  }
  await countAttempt(db, 'password', user.id).catch((error) => {
    throw isAPIError(error) ? failure('TOO_MANY_ATTEMPTS') : error;
  });
  const { password: hashing } = await auth.$context;
  if (!password || !(await hashing.verify({ hash: credential.hash, password }))) throw failure('WRONG_PASSWORD');
  await forgetAttempts(db, 'password', user.id);
}
