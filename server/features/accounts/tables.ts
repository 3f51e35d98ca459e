import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { UserMembership, UserRole } from '#contract/vocabulary/roles.ts';

const id = () => uuid('id').primaryKey();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const created = () => at('created_at').notNull().defaultNow();
const updated = () => at('updated_at').notNull().defaultNow();

/** People. The first seven columns are the ones better-auth asks for. */
export const users = pgTable('users', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: created(),
  updatedAt: updated(),
  role: text('role').$type<UserRole>().notNull().default('member'),
  membership: text('membership').$type<UserMembership>().notNull().default('free'),
  membershipValidity: at('membership_validity'),
  disabledAt: at('disabled_at'),
  aboutMe: text('about_me').notNull().default(''),
  address: text('address').notNull().default(''),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default(''),
  phone: text('phone').notNull().default(''),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  mailTicketAnswered: boolean('mail_ticket_answered').notNull().default(true),
  mailMembershipEnding: boolean('mail_membership_ending').notNull().default(true),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Ways to sign in: a password, or an account at an outside provider. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('sign_ins_user').on(table.userId),
    unique('sign_ins_provider').on(table.providerId, table.accountId),
  ],
);

/** Secrets of the second factor, sealed by better-auth with the sign-in secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: userId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId), index('two_factors_secret').on(table.secret)],
);

/** Public keys of passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: created(),
  },
  (table) => [index('passkeys_user').on(table.userId), index('passkeys_credential').on(table.credentialID)],
);

/** Short-lived tokens, e.g. of a password reset. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);
