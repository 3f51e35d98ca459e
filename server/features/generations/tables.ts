import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Framework, GenerationEngine, GenerationResult, GenerationStatus, Stage } from '#contract/generations.ts';
import { users } from '../accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const generations = pgTable(
  'generation',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<GenerationStatus>().notNull().default('queued'),
    framework: text('framework').$type<Framework>().notNull(),
    engine: text('engine').$type<GenerationEngine>().notNull(),
    instructions: text('instructions').notNull(),
    imageName: text('image_name').notNull(),
    imageKey: text('image_key').notNull(),
    imageWidth: integer('image_width').notNull(),
    imageHeight: integer('image_height').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    stage: text('stage').$type<Stage>(),
    progress: real('progress').notNull().default(0),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    runs: integer('runs').notNull().default(0),
    heartbeatAt: at('heartbeat_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('generation_of_user').on(table.userId, table.createdAt),
    index('generation_unfinished').on(table.status).where(sql`${table.status} IN ('queued', 'running')`),
    uniqueIndex('generation_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

/** The code of a finished generation, apart from the row that lists read because it may be megabytes. */
export const generationResults = pgTable('generation_result', {
  generationId: uuid('generation_id')
    .primaryKey()
    .references(() => generations.id, { onDelete: 'cascade' }),
  result: jsonb('result').$type<GenerationResult>().notNull(),
});
