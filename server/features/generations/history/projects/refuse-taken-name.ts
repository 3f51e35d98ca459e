import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { generationProjects } from '../../tables.ts';

/**
 * Names differ by more than upper and lower case. Lock the user's account first.
 * @param own the project that is renamed
 * @throws NAME_TAKEN
 */
export async function refuseTakenName(tx: Database, userId: string, name: string, own?: string): Promise<void> {
  const same = and(
    eq(generationProjects.userId, userId),
    sql`lower(${generationProjects.name}) = lower(${name})`,
    own ? ne(generationProjects.id, own) : undefined,
  );
  const taken = await tx.select({ id: generationProjects.id }).from(generationProjects).where(same).limit(1);
  if (taken.length > 0) throw failure('NAME_TAKEN');
}
