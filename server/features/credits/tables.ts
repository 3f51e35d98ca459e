import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/index.ts';

const now = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** A cache of the ledger, one row a user: credits that were posted, and those of them set aside by active holds. */
export const creditAccounts = pgTable(
  'credit_account',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    posted: integer('posted').notNull().default(0),
    held: integer('held').notNull().default(0),
  },
  (table) => [check('credit_account_covered', sql`${table.held} >= 0 AND ${table.posted} - ${table.held} >= 0`)],
);

export type CreditEntryKind = 'signup' | 'generation' | 'purchase' | 'refund' | 'adjustment';

/**
 * The ledger: append-only (a trigger refuses UPDATE and DELETE), one row per cause. It keeps the user's id without a
 * foreign key, so that deleting an account leaves the books whole.
 */
export const creditEntries = pgTable(
  'credit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    amount: integer('amount').notNull(),
    kind: text('kind').$type<CreditEntryKind>().notNull(),
    cause: text('cause').notNull().unique(),
    reason: text('reason'),
    generationId: uuid('generation_id'),
    actorId: uuid('actor_id'),
    createdAt: now('created_at'),
  },
  (table) => [
    index('credit_entry_user').on(table.userId, table.id),
    check('credit_entry_not_zero', sql`${table.amount} <> 0`),
  ],
);

export type HoldState = 'active' | 'settled' | 'released';

/** Credits set aside for one attempt at a generation. Leaves `active` exactly once. */
export const creditHolds = pgTable(
  'credit_hold',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    generationId: uuid('generation_id').notNull(),
    attempt: integer('attempt').notNull().default(1),
    amount: integer('amount').notNull(),
    state: text('state').$type<HoldState>().notNull().default('active'),
    createdAt: now('created_at'),
    claimedAt: timestamp('claimed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    unique('credit_hold_attempt').on(table.generationId, table.attempt),
    index('credit_hold_active').on(table.createdAt).where(sql`${table.state} = 'active'`),
    check('credit_hold_positive', sql`${table.amount} > 0`),
  ],
);
