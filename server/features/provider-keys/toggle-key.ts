import { eq, not, sql } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { keySubject } from './audited-key.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

/** Switches a key on or off; on also gives one that was set aside another chance. @returns whether it is on now */
export function toggleKey(db: Database, id: string, actor: Act['actor']): Promise<boolean> {
  const { isActive, setAsideAt } = providerKeys;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(providerKeys)
      .set({
        isActive: not(isActive),
        setAsideAt: sql`CASE WHEN ${isActive} THEN ${setAsideAt} END`,
        updatedAt: new Date(),
      })
      .where(eq(providerKeys.id, id))
      .returning();
    if (!row) throw keyMissing();
    await recordAct(tx, {
      actor,
      action: row.isActive ? 'key.activate' : 'key.deactivate',
      subject: keySubject(row),
      before: { isActive: !row.isActive },
      after: { isActive: row.isActive },
    });
    return row.isActive;
  });
}
