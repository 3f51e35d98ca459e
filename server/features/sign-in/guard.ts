import { APIError, createAuthMiddleware } from 'better-auth/api';
import * as z from 'zod';
import type { Config } from '#server/config.ts';
import { getUserByEmail } from '#server/features/accounts/index.ts';
import type { OutgoingMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Attempt, countAttempt, forgetAttempts } from './attempts.ts';
import { checkBody } from './check-body.ts';
import { checkPlaces } from './check-places.ts';
import { beginHidden, endHidden, NOT_TOLD } from './hidden-accounts.ts';
import { countProof, forgetProofs } from './proofs.ts';
import { refuseCommonPasswords } from './refuse-common-passwords.ts';
import { claimCode, releaseCode } from './used-codes.ts';

type Rules = Pick<Config, 'hideAccountExistence' | 'verifyEmail'>;

const withEmail = z.object({ email: z.email().max(320) });

/** Calls that name an account, and what of it is counted. */
const COUNTED: Record<string, Attempt> = {
  '/sign-in/email': 'sign-in',
  '/request-password-reset': 'reset',
  '/send-verification-email': 'verify',
};

type Tools = { db: Database; baseUrl: string; config: Rules; mail(outgoing: OutgoingMail): Promise<void> };

/**
 * Stands before and behind the sign-in library: counts attempts per account, takes each code once, and makes it tell
 * apart what the error catalogue tells apart: an address without an account and a wrong password. With
 * `hideAccountExistence` its own, alike answers stay.
 */
export function guardSignIn({ db, baseUrl, config, mail }: Tools) {
  const { hideAccountExistence: hides, verifyEmail } = config;
  return {
    before: createAuthMiddleware(async (call) => {
      const { path, body, query, request } = call;
      checkBody(path, body ?? {});
      checkPlaces(
        query,
        body,
        [baseUrl, request?.url ?? baseUrl].map((url) => new URL(url).origin),
      );
      await refuseCommonPasswords(path, body ?? {});
      await countProof(db, call, path);
      await claimCode(db, call, path);
      // Passing a provider's token in goes around what binds it to this browser.
      if (path === '/sign-in/social' && body?.idToken)
        throw new APIError('BAD_REQUEST', { code: 'ID_TOKEN_NOT_SUPPORTED', message: 'Tokens are not accepted here.' });
      // A new password ends every other session, whether that was asked for or not.
      if (path === '/change-password') return { context: { body: { ...body, revokeOtherSessions: true } } };
      const attempt = COUNTED[path];
      if (!attempt && path !== '/sign-up/email') return;
      const parsed = withEmail.safeParse(body);
      if (!parsed.success) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' });
      if (attempt) await countAttempt(db, attempt, parsed.data.email);
      if (hides && path === '/sign-up/email') await countAttempt(db, 'register', parsed.data.email);
      if (hides) return request && beginHidden({ db, baseUrl, mail }, path, parsed.data.email);
      const user = await getUserByEmail(db, parsed.data.email);
      if (path === '/sign-up/email' && user && verifyEmail)
        throw new APIError('UNPROCESSABLE_ENTITY', {
          code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
          message: 'User already exists. Use another email.',
        });
      if (attempt && attempt !== 'verify' && !user)
        throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND', message: 'User not found' });
    }),
    after: createAuthMiddleware(async (call) => {
      const { path, body, context } = call;
      const { returned } = context;
      if (returned instanceof APIError) await releaseCode(db, path);
      else await forgetProofs(db, call, path);
      if (hides) await endHidden(db);
      if (path !== '/sign-in/email') return;
      if (!(returned instanceof APIError)) return forgetAttempts(db, 'sign-in', body.email);
      if (returned.body?.code !== NOT_TOLD.code) return;
      if (hides) throw new APIError('UNAUTHORIZED', NOT_TOLD);
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_PASSWORD', message: 'Invalid password' });
    }),
  };
}
