import { asc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type Owner, ownedBy } from './owned-by.ts';
import { supportTickets } from './tables.ts';

/**
 * Nobody else changes the tickets of a person until the transaction ends. Whoever says something on a ticket holds its
 * lock and then looks at people and credits: who changes those and tickets takes this lock before theirs.
 * @returns their ids
 */
export async function lockTicketsOf(tx: Database, person: Owner): Promise<string[]> {
  const locked = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(ownedBy(person))
    .orderBy(asc(supportTickets.id))
    .for('update');
  return locked.map(({ id }) => id);
}
