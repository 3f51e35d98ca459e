import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { v7 as uuidv7 } from 'uuid';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/users.ts';
import type { Config } from '#server/config.ts';
import { openAccount } from '#server/features/credits/open-account.ts';
import { resetMail } from '#server/features/mail/own/reset-mail.ts';
import { welcomeMail } from '#server/features/mail/own/welcome-mail.ts';
import { type OutgoingMail, queueMail } from '#server/features/mail/queue-mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/create-jobs.ts';
import { signInErrors } from './sign-in-errors.ts';
import { rateLimits, sessions, signIns, users, verifications } from './tables.ts';

export type Auth = ReturnType<typeof createAuth>;
export type SessionUser = Auth['$Infer']['Session']['user'] & { role: string };

/** Header in which the server itself writes the caller's address; what a client sends under this name is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-facsimile-client-address';

const HOUR = 3600;

type Options = { config: Config; db: Database; secret: string; baseUrl: string; jobs: Jobs };

/** E-mail and password sign-in with sessions in the database. */
export function createAuth({ config, db, secret, baseUrl, jobs }: Options) {
  const mail = async (outgoing: OutgoingMail) => void (await queueMail({ db, jobs }, outgoing));

  return betterAuth({
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: signIns, verification: verifications, rateLimit: rateLimits },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'member', input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 200,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mail(resetMail(user, `${baseUrl}/reset-password?token=${token}`)),
    },
    hooks: signInErrors(db, config.hideAccountExistence),
    databaseHooks: {
      user: {
        create: {
          async after(user) {
            await openAccount(db, user.id, config.signupCredits);
            await mail(welcomeMail(user, config.signupCredits, baseUrl));
          },
        },
      },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/email': { window: 60, max: config.authAttemptsPerMinute },
        '/sign-up/email': { window: 60, max: config.authAttemptsPerMinute },
        '/request-password-reset': { window: 60, max: 5 },
        '/get-session': false,
      },
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      cookiePrefix: 'facsimile',
      useSecureCookies: baseUrl.startsWith('https:'),
    },
  });
}
