import { asc, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { cannedReplies } from '../tables.ts';

export type CannedReplyRow = typeof cannedReplies.$inferSelect;

/** Every canned reply by title, capitals or not. */
export const listCannedReplies = (db: Database): Promise<CannedReplyRow[]> =>
  db
    .select()
    .from(cannedReplies)
    .orderBy(asc(sql`lower(${cannedReplies.title})`), asc(cannedReplies.id));
