import { desc, eq } from 'drizzle-orm';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generationShares } from '../tables.ts';

/** The links of a version, newest first, withdrawn ones included. */
export const findShares = (db: Database, row: Authorized<GenerationRow>) =>
  db
    .select()
    .from(generationShares)
    .where(eq(generationShares.generationId, row.id))
    .orderBy(desc(generationShares.id));
