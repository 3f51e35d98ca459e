import { passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { POPUP_DONE_PATH } from '#contract/accounts/sign-in-popup.ts';
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/accounts/users.ts';
import type { Config } from '#server/config.ts';
import { passkeys, sessions, signIns, twoFactors, users, verifications } from '#server/features/accounts/index.ts';
import { openAccount } from '#server/features/credits/index.ts';
import {
  accountExistsMail,
  type OutgoingMail,
  queueMail,
  resetMail,
  verifyMail,
  welcomeMail,
} from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/platform/http/client-address.ts';
import type { Jobs } from '#server/platform/jobs/create-jobs.ts';
import { rateLimits } from '#server/platform/limits/tables.ts';
import { forgetAttempts } from './attempts.ts';
import { isPictureAddress } from './check-body.ts';
import { endTokens } from './end-tokens.ts';
import { guardSignIn } from './guard.ts';
import { refuseUnverified } from './hidden-accounts.ts';
import { openidPlugin } from './openid-plugin.ts';
import { ownUnverifiedAccount } from './own-unverified-account.ts';
import { knownProviders } from './providers.ts';
import { keepTokensHashed } from './sessions/keep-tokens-hashed.ts';

export type Auth = ReturnType<typeof createAuth>;

const HOUR = 3600;

/** How passwords are kept: one way, with a salt. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(kept: { hash: string; password: string }): Promise<boolean>;
};

type Options = {
  config: Config;
  db: Database;
  secret: string;
  baseUrl: string;
  jobs: Jobs;
  /** better-auth's scrypt (N = 16,384, r = 16) unless named: 0.15 s of work and 32 MB a password. */
  passwords?: PasswordHashing;
};

/** Sign-in by password, outside providers and passkeys, with a second factor if wanted; sessions are in the database. */
export function createAuth({ config, db, secret, baseUrl, jobs, passwords }: Options) {
  const mail = async (outgoing: OutgoingMail) => void (await queueMail({ db, jobs }, outgoing));
  const secure = baseUrl.startsWith('https:');
  const { authAttemptsPerMinute: perMinute, verifyEmail, hideAccountExistence: hides } = config;
  const guesses = { window: 60, max: perMinute };

  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: signIns,
      verification: verifications,
      rateLimit: rateLimits,
      twoFactor: twoFactors,
      passkey: passkeys,
    },
  });

  return betterAuth({
    appName: 'Facsimile',
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What is no refusal is thrown, for the answer that all calls give to it.
    onAPIError: { errorURL: POPUP_DONE_PATH, throw: true },
    // The first four would give session tokens to scripts; nobody asks a provider for anything after signing in, nor
    // whether a password is right.
    disabledPaths: [
      ...['/list-sessions', '/revoke-session', '/revoke-sessions', '/revoke-other-sessions'],
      ...['/link-social', '/get-access-token', '/refresh-token', '/account-info', '/verify-password'],
    ],
    database: (options: BetterAuthOptions) => keepTokensHashed(adapter(options)),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'member', input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: { updateAge: HOUR },
    verification: { storeIdentifier: 'hashed' },
    // By a verified e-mail only, on both sides: that is what `requireLocalEmailVerified` and no trusted provider mean.
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { trustedProviders: [], requireLocalEmailVerified: true },
    },
    socialProviders: knownProviders(config),
    emailAndPassword: {
      enabled: true,
      password: passwords,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 200,
      // Where accounts are hidden, `refuseUnverified` says it without telling that there is one.
      autoSignIn: !hides,
      requireEmailVerification: verifyEmail && !hides,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mail(resetMail(user, `${baseUrl}/reset-password?token=${token}`)),
      async onPasswordReset({ user }) {
        await ownUnverifiedAccount(db, user);
        await endTokens(db, user.id);
        await forgetAttempts(db, 'sign-in', user.email);
      },
      onExistingUserSignUp: ({ user }) => mail(accountExistsMail(user, baseUrl)),
    },
    emailVerification: {
      sendOnSignUp: verifyEmail,
      expiresIn: 24 * HOUR,
      sendVerificationEmail: ({ user, url }) => mail(verifyMail(user, withPlaceToGo(url))),
    },
    plugins: [
      openidPlugin(config),
      twoFactor({
        issuer: 'Facsimile',
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      passkey({ rpName: 'Facsimile', rpID: new URL(baseUrl).hostname, origin: config.publicUrl ?? null }),
    ],
    hooks: guardSignIn({ db, baseUrl, config, mail }),
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, ...asStored(user) } }),
          async after(user) {
            await openAccount(db, user.id, config.signupCredits);
            await mail(welcomeMail(user, config.signupCredits, baseUrl));
          },
        },
      },
      session: {
        create: {
          async before({ userId }, call) {
            if (hides && call?.path === '/sign-in/email') await refuseUnverified(db, userId);
            await refuseDisabled(db, userId);
          },
        },
      },
      // Providers are asked once, who somebody is. Their tokens are of no use afterwards, so they are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/*': guesses,
        '/sign-up/email': guesses,
        '/two-factor/*': guesses,
        '/passkey/verify-authentication': guesses,
        '/change-password': guesses,
        '/request-password-reset': { window: 60, max: 5 },
        '/send-verification-email': { window: 60, max: 5 },
        '/get-session': false,
      },
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // A `__Host-` cookie comes from this very host, by HTTPS, for every path. The library would write `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-facsimile' : 'facsimile',
      defaultCookieAttributes: { secure, path: '/' },
    },
  });
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** What a provider said about somebody, as far as it can be kept. */
const asStored = ({ name, email, image }: { name: string; email: string; image?: string | null | undefined }) => ({
  name: name.trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || email.split('@')[0]!.slice(0, MAX_NAME_LENGTH),
  image: image && isPictureAddress(image) ? image : null,
});

/** Where a link of a verification mail leads when the caller named no place. */
function withPlaceToGo(link: string): string {
  const url = new URL(link);
  if (url.searchParams.get('callbackURL') === '/') url.searchParams.set('callbackURL', '/login?verified=true');
  return url.href;
}

/** Every way to sign in ends in a new session, so this is where a disabled account is stopped. @throws ACCOUNT_DISABLED */
async function refuseDisabled(db: Database, userId: string): Promise<void> {
  const [user] = await db.select({ disabledAt: users.disabledAt }).from(users).where(eq(users.id, userId));
  if (user?.disabledAt)
    throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'This account has been disabled.' });
}
