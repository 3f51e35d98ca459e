import { isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Corrections,
  EngineChoice,
  FontService,
  Framework,
  GenerationEngine,
  GenerationResult,
  GenerationStatus,
  Mode,
  NarrowScreen,
  Stage,
} from '#contract/generations.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { users } from '#server/features/accounts/index.ts';
import type { Measurement } from './repair/measurement.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Where the picture for a narrower screen is stored. */
export type StoredScreen = { screen: NarrowScreen; key: string };

/** A folder of a member's conversions. */
export const generationProjects = pgTable(
  'generation_project',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('generation_project_name').on(table.userId, table.name)],
);

export const generations = pgTable(
  'generation',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<GenerationStatus>().notNull().default('queued'),
    framework: text('framework').$type<Framework>().notNull(),
    mode: text('mode').$type<Mode>().notNull().default('exact'),
    fonts: text('fonts').$type<FontService>().notNull().default('google'),
    language: text('language').$type<LanguageChoice>().notNull().default('automatic'),
    /** What the member asked for. */
    engineChoice: text('engine_choice').$type<EngineChoice>().notNull().default('built-in'),
    /** Who does it: decided with the order, corrected when another one had to step in. */
    engine: text('engine').$type<GenerationEngine>().notNull(),
    model: text('model'),
    /** The key that answered last. It may have been deleted since. */
    keyId: uuid('key_id'),
    parentId: uuid('parent_id').references((): AnyPgColumn => generations.id, { onDelete: 'set null' }),
    /** Kept when the first version is deleted: it is the name of the tree. */
    rootId: uuid('root_id').notNull(),
    element: text('element'),
    /** Written from the stored analysis: no run, so it cost nothing. */
    rewritten: boolean('rewritten').notNull().default(false),
    /** Written by hand from its parent: its code is the member's. */
    edited: boolean('edited').notNull().default(false),
    /** What the member corrected of the engine's reading, kept by all versions written from it. */
    corrections: jsonb('corrections').$type<Corrections>(),
    /** Where its analysis is stored; null: that of the tree's first version. */
    analysisId: uuid('analysis_id'),
    /** It costs nothing: the sample, or a corrected page. */
    free: boolean('free').notNull().default(false),
    /** What the member calls it; null: by the name of the picture. */
    name: text('name'),
    projectId: uuid('project_id').references(() => generationProjects.id, { onDelete: 'set null' }),
    /** Set while a deletion can still be undone. */
    deletedAt: at('deleted_at'),
    /** Of all its pictures; null: not known yet. */
    pictureBytes: integer('picture_bytes'),
    /** When it was made, opened or moved. What is in no project goes some time after. */
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    repair: boolean('repair').notNull().default(false),
    score: real('score'),
    faithful: real('faithful'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    instructions: text('instructions').notNull(),
    imageName: text('image_name').notNull(),
    imageKey: text('image_key').notNull(),
    imageWidth: integer('image_width').notNull(),
    imageHeight: integer('image_height').notNull(),
    /** Pictures of the same page for narrower screens. */
    screens: jsonb('screens').$type<StoredScreen[]>().notNull().default([]),
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
    index('generation_of_user').on(table.userId, table.id),
    index('generation_unfinished').on(table.status).where(sql`${table.status} IN ('queued', 'running')`),
    uniqueIndex('generation_idempotency').on(table.userId, table.idempotencyKey),
    index('generation_tree').on(table.rootId),
    index('generation_parent').on(table.parentId),
    index('generation_of_project').on(table.projectId),
    index('generation_unused').on(table.lastUsedAt).where(sql`${table.projectId} IS NULL`),
    index('generation_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** The code of a finished generation, apart from the row that lists read because it may be megabytes. */
export const generationResults = pgTable('generation_result', {
  generationId: uuid('generation_id')
    .primaryKey()
    .references(() => generations.id, { onDelete: 'cascade' }),
  result: jsonb('result').$type<GenerationResult>().notNull(),
});

/**
 * What the engine found in the picture of a tree of versions, packed, to be written in other frameworks. It stays as long
 * as any of the versions. That of a corrected page stands under the id of this page.
 */
export const generationAnalyses = pgTable(
  'generation_analysis',
  {
    rootId: uuid('root_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: integer('format').notNull(),
    analysis: bytes('analysis').notNull(),
  },
  (table) => [index('generation_analysis_of_user').on(table.userId)],
);

/** Addresses under which anybody may look at a page. A row outlives its page and its withdrawal, to say so. */
export const generationShares = pgTable(
  'generation_share',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('generation_share_token').on(table.token),
    index('generation_share_of').on(table.generationId),
    index('generation_share_of_user').on(table.userId),
  ],
);

/** Who has converted the sample design, which is free once. */
export const generationSamples = pgTable('generation_sample', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  usedAt: at('used_at').notNull().defaultNow(),
});

/** What the owner's browser measured of a candidate. The run is part of the key: a new run shows new candidates. */
export const generationMeasurements = pgTable(
  'generation_measurement',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    run: integer('run').notNull(),
    round: integer('round').notNull(),
    scores: jsonb('scores').$type<Measurement['scores']>().notNull(),
    problems: jsonb('problems').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.run, table.round] })],
);

export type GenerationRow = typeof generations.$inferSelect;

/** What its owner has not deleted. The others are gone for everybody, though a deletion can be undone for a while. */
export const notDeleted = isNull(generations.deletedAt);

/** Under what its analysis is stored: a corrected page has one of its own, other versions share that of their tree. */
export const analysisKeyOf = ({ analysisId, rootId }: Pick<GenerationRow, 'analysisId' | 'rootId'>): string =>
  analysisId ?? rootId;

/** Every picture of a generation, where it is stored. */
export const picturesOf = ({ imageKey, screens }: Pick<GenerationRow, 'imageKey' | 'screens'>): string[] => [
  imageKey,
  ...screens.map(({ key }) => key),
];

/** Where its small picture for lists is stored, once somebody has asked for it. */
export const thumbnailOf = ({ id }: Pick<GenerationRow, 'id'>): string => `generations/${id}-thumbnail.webp`;

/** Every file of a generation. */
export const filesOf = (row: Pick<GenerationRow, 'id' | 'imageKey' | 'screens'>): string[] => [
  ...picturesOf(row),
  thumbnailOf(row),
];
