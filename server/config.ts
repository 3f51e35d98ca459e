import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readAllowedHosts } from './platform/outbound/allowed-hosts.ts';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

/** Every setting of the service, its default, and one line of explanation. `npm run docs:settings` makes docs/settings.md of these. */
export const settings = z.object({
  FACSIMILE_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('`demo` fills an empty database with sample content and prints its accounts; `production` never does'),
  HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for every interface'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('Public address of the service, such as `https://facsimile.example`; required in production'),
  TRUST_PROXY: flag(false).describe(
    '`true` behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`, and sets or removes `X-Forwarded-Host`',
  ),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder of the embedded database, its dumps, uploads and generated secrets'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('`postgres://…` of a PostgreSQL server to use instead of the embedded database'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('`https://…` of an S3-compatible service that stores uploads instead of `DATA_DIR`'),
  S3_BUCKET: z.string().optional().describe('Bucket of the S3-compatible service'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket; `auto` for Cloudflare R2'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the S3-compatible service'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the S3-compatible service'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs sessions; at least 32 characters. A demo generates one in `DATA_DIR`; required in production'),
  MASTER_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64 (openssl rand -base64 32)')
    .optional()
    .describe(
      'Encrypts stored AI keys and the PayPal secret; 32 bytes in base64. A demo generates one in `DATA_DIR`; required in production',
    ),
  SIGNUP_CREDITS: z.coerce.number().int().min(0).default(3).describe('Credits a new account starts with'),
  AUTH_HIDE_ACCOUNT_EXISTENCE: flag(false).describe(
    '`true` gives the same answer to registration, login and password reset whether an e-mail has an account or not; implies `AUTH_VERIFY_EMAIL`; recommended in production',
  ),
  AUTH_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(20).describe('Sign-in attempts per IP address'),
  AUTH_VERIFY_EMAIL: flag(false).describe(
    '`true` lets a new account sign in with its password only after its e-mail is verified',
  ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Sign-in with Google: client id'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Sign-in with Google: client secret'),
  GITHUB_CLIENT_ID: z.string().optional().describe('Sign-in with GitHub: client id'),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('Sign-in with GitHub: client secret'),
  MICROSOFT_CLIENT_ID: z.string().optional().describe('Sign-in with Microsoft: client id'),
  MICROSOFT_CLIENT_SECRET: z.string().optional().describe('Sign-in with Microsoft: client secret'),
  MICROSOFT_AUTHORITY: z
    .url({ protocol: /^https?$/ })
    .default('https://login.microsoftonline.com/common')
    .describe(
      'Sign-in with Microsoft: `…/common`, or the address of one tenant or of a national cloud with its tenant',
    ),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Sign-in with any OpenID Connect provider: issuer'),
  OIDC_CLIENT_ID: z.string().optional().describe('OpenID Connect: client id'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('OpenID Connect: client secret'),
  OIDC_NAME: z
    .string()
    .max(40)
    .default('OpenID')
    .describe('OpenID Connect: what the button says after “Continue with”'),
  CONTACT_MESSAGES: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .describe('Messages to support per IP address in ten minutes; a member may write four times as many'),
  SUPPORT_MAIL_DELAY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(120)
    .describe(
      'Seconds for which messages are collected into one mail: those of one ticket for its writer, those of all tickets for the desk',
    ),
  ENGINE_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Conversions that run at the same time, each on its own thread'),
  ENGINE_WARM_UP: flag(true).describe(
    '`false` leaves the engine cold until the first conversion, which then takes some seconds more: for services that seldom convert',
  ),
  AI_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('Calls to AI providers that run at the same time'),
  PROVIDER_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((list, { addIssue }) => {
      try {
        return readAllowedHosts(list);
      } catch (error) {
        addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .describe(
      'Hosts on this machine or in a private network where AI providers may be called besides the public internet, such as `localhost:11434,ollama.lan`',
    ),
  MAX_QUEUED_GENERATIONS: z.coerce.number().int().min(1).default(50).describe('Conversions that may wait in the queue'),
  STORAGE_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Megabytes that the pictures, code and analyses of one account may take; 0 without a limit'),
  KEEP_CONVERSIONS_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .default(180)
    .describe(
      'Days after which a conversion that is in no project is deleted when nobody has opened or changed it; 0 keeps all for ever',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe(
      '`smtp://user:password@host:587`; without it, mail is kept in `DATA_DIR/outbox` and shown under *Mail* in the admin area',
    ),
  MAIL_FROM: z.string().default('Facsimile <no-reply@localhost>').describe('Sender of outgoing mail'),
  PAYPAL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'must be a scheme, a host and perhaps a port: no path')
    .optional()
    .describe("Address to use instead of PayPal's own; such payments are marked as demo payments"),
  PAYPAL_CLIENT_ID: z.string().optional().describe('Demo only: client id, stored when PayPal has not been set up yet'),
  PAYPAL_CLIENT_SECRET: z.string().optional().describe('Demo only: client secret'),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe('Demo only: id of the webhook that calls this service'),
  ALLOW_EMBEDDED_LIVE_PAYMENTS: flag(false).describe(
    '`true` allows live payments with the embedded database, which is lost when its one disk fails',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`'),
});

/** The start ends with its message, which says what to set. */
export class UnusableSettings extends Error {}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once, at start.
 * @throws UnusableSettings, whose message names every setting that is wrong and what it should be.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new UnusableSettings(`Some settings are not valid:\n${problems.join('\n')}`);
  }
  const s = parsed.data;
  const production = s.FACSIMILE_MODE === 'production';
  if (production && !s.PUBLIC_URL)
    throw new UnusableSettings('Set PUBLIC_URL: in production the service must know its address.');
  if (production && !s.MASTER_KEY)
    throw new UnusableSettings(
      'Set MASTER_KEY (openssl rand -base64 32), and keep it: stored AI keys and the PayPal secret cannot be read without it.',
    );
  if (production && !s.AUTH_SECRET)
    throw new UnusableSettings(
      'Set AUTH_SECRET (openssl rand -base64 32), the same for every instance: sessions signed with another one are not accepted.',
    );
  const dataDir = resolve(s.DATA_DIR);
  return {
    mode: s.FACSIMILE_MODE,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL?.replace(/\/$/, ''),
    /** Where links in mails lead. */
    baseUrl: s.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${s.PORT}`,
    trustProxy: s.TRUST_PROXY,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    embeddedDatabaseDir: join(dataDir, 'database'),
    dumpsDir: join(dataDir, 'dumps'),
    uploadsDir: join(dataDir, 'uploads'),
    s3: s3Place(s),
    outboxDir: join(dataDir, 'outbox'),
    authSecret: s.AUTH_SECRET,
    masterKey: s.MASTER_KEY,
    signupCredits: s.SIGNUP_CREDITS,
    hideAccountExistence: s.AUTH_HIDE_ACCOUNT_EXISTENCE,
    authAttemptsPerMinute: s.AUTH_ATTEMPTS_PER_MINUTE,
    // Who could sign in right after registering would know that the address was free.
    verifyEmail: s.AUTH_VERIFY_EMAIL || s.AUTH_HIDE_ACCOUNT_EXISTENCE,
    signInProviders: signInProviders(s),
    contactMessages: s.CONTACT_MESSAGES,
    supportMailDelaySeconds: s.SUPPORT_MAIL_DELAY_SECONDS,
    engineThreads: s.ENGINE_THREADS,
    engineWarmUp: s.ENGINE_WARM_UP,
    aiConcurrency: s.AI_CONCURRENCY,
    providerAllowedHosts: s.PROVIDER_ALLOWED_HOSTS,
    maxQueuedGenerations: s.MAX_QUEUED_GENERATIONS,
    storageQuotaBytes: s.STORAGE_QUOTA_MB * 1024 * 1024,
    keepConversionsDays: s.KEEP_CONVERSIONS_DAYS,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    paypal: {
      baseUrl: s.PAYPAL_BASE_URL && new URL(s.PAYPAL_BASE_URL).origin,
      demoAccount: demoAccount(s),
      allowEmbeddedLive: s.ALLOW_EMBEDDED_LIVE_PAYMENTS,
    },
    logLevel: s.LOG_LEVEL,
  };
}

/** Outside providers of sign-in. Those without a client are not offered. */
function signInProviders(s: z.infer<typeof settings>) {
  if (Boolean(s.OIDC_ISSUER) !== Boolean(s.OIDC_CLIENT_ID))
    throw new UnusableSettings('Set OIDC_ISSUER and OIDC_CLIENT_ID together, or none of them.');
  const microsoft = client('MICROSOFT', s.MICROSOFT_CLIENT_ID, s.MICROSOFT_CLIENT_SECRET);
  const openid = s.OIDC_ISSUER ? client('OIDC', s.OIDC_CLIENT_ID, s.OIDC_CLIENT_SECRET) : undefined;
  return {
    google: client('GOOGLE', s.GOOGLE_CLIENT_ID, s.GOOGLE_CLIENT_SECRET),
    github: client('GITHUB', s.GITHUB_CLIENT_ID, s.GITHUB_CLIENT_SECRET),
    microsoft: microsoft && { ...microsoft, authority: s.MICROSOFT_AUTHORITY.replace(/\/+$/, '') },
    openid: openid && { ...openid, issuer: s.OIDC_ISSUER!.replace(/\/+$/, ''), name: s.OIDC_NAME },
  };
}

function client(provider: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new UnusableSettings(`Set ${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET together, or none of them.`);
  return { clientId, clientSecret };
}

/** With whom the demo is paid, where PAYPAL_BASE_URL leads to an emulator. `npm start` sets it. */
function demoAccount(s: z.infer<typeof settings>) {
  const account = client('PAYPAL', s.PAYPAL_CLIENT_ID, s.PAYPAL_CLIENT_SECRET);
  return account && { ...account, webhookId: s.PAYPAL_WEBHOOK_ID ?? '' };
}

function s3Place(s: z.infer<typeof settings>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = s;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new UnusableSettings(
      'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them.',
    );
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
