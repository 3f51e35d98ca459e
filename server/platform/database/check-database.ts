import type { Database } from './database.ts';
import { writeChecks } from './tables.ts';

/** @throws what is wrong, when the database cannot be reached or cannot write */
export async function checkDatabase(db: Database): Promise<void> {
  const checkedAt = new Date();
  await db
    .insert(writeChecks)
    .values({ id: 1, checkedAt })
    .onConflictDoUpdate({ target: writeChecks.id, set: { checkedAt } });
}
