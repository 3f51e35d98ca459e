import { eq } from 'drizzle-orm';
import { auditEntries } from '#server/features/audit/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Whether an admin has ever added, changed or deleted one of these: then an empty list is what the admins want, and is
 * not filled again. The audit log knows, and forgets nothing.
 * @param subjectType as in the audit log, e.g. `canned reply`
 */
export async function wasTouched(db: Database, subjectType: string): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.subjectType, subjectType))
    .limit(1);
  return entry !== undefined;
}
