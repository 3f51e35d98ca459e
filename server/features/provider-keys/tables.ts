import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Provider } from '#contract/provider-keys.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys of AI providers. `sealedKey` is opened by `openKey` alone; no column holds a part of the key in clear. */
export const providerKeys = pgTable('provider_key', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  provider: text('provider').$type<Provider>().notNull(),
  model: text('model').notNull(),
  baseURL: text('base_url'),
  sealedKey: text('sealed_key').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  setAsideAt: at('set_aside_at'),
  lastUsedAt: at('last_used_at'),
  lastError: text('last_error'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/**
 * One row per call to a provider. It keeps the ids of its key and generation without foreign keys, so that deleting
 * either leaves the sums whole. Cost in millionths of a US dollar, by the price known on that day.
 */
export const providerCalls = pgTable(
  'provider_call',
  {
    id: uuid('id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    keyName: text('key_name').notNull(),
    provider: text('provider').$type<Provider>().notNull(),
    model: text('model').notNull(),
    generationId: uuid('generation_id'),
    startedAt: at('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    ok: boolean('ok').notNull(),
    status: integer('status'),
    error: text('error'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    costMicroUSD: integer('cost_micro_usd').notNull().default(0),
  },
  (table) => [
    index('provider_call_key').on(table.keyId, table.startedAt),
    index('provider_call_started').on(table.startedAt),
    index('provider_call_generation').on(table.generationId),
  ],
);
