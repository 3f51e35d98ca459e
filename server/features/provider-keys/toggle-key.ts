import { eq, not, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

/** Switches a key on or off; on also gives one that was set aside another chance. @returns whether it is on now */
export async function toggleKey(db: Database, id: string): Promise<boolean> {
  const { isActive, setAsideAt } = providerKeys;
  const [row] = await db
    .update(providerKeys)
    .set({
      isActive: not(isActive),
      setAsideAt: sql`CASE WHEN ${isActive} THEN ${setAsideAt} END`,
      updatedAt: new Date(),
    })
    .where(eq(providerKeys.id, id))
    .returning({ isActive });
  if (!row) throw keyMissing();
  return row.isActive;
}
