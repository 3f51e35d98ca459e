import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { type GenerationRow, generationShares, generations } from '../tables.ts';

/** 128 bits: nobody guesses one, so nothing has to be compared in constant time. */
const TOKEN_BYTES = 16;

/**
 * The link under which anybody may look at this version: the one that there is, or a new one.
 * @throws NOT_SHAREABLE unless the page is finished
 */
export const createShare = (db: Database, row: Authorized<GenerationRow>) =>
  db.transaction(async (tx) => {
    // One after the other: two at the same time get the same link.
    const [locked] = await tx
      .select({ status: generations.status })
      .from(generations)
      .where(eq(generations.id, row.id))
      .for('update');
    if (locked?.status !== 'succeeded') throw failure('NOT_SHAREABLE');
    const [present] = await tx
      .select()
      .from(generationShares)
      .where(and(eq(generationShares.generationId, row.id), isNull(generationShares.revokedAt)));
    if (present) return present;
    const [created] = await tx
      .insert(generationShares)
      .values({
        id: uuidv7(),
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        userId: row.userId,
        generationId: row.id,
      })
      .returning();
    return created!;
  });
