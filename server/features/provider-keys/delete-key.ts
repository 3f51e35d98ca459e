import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Services } from '#server/platform/services.ts';
import { auditedKey, keySubject } from './audited-key.ts';
import { keyMissing } from './policy.ts';
import { providerKeys } from './tables.ts';

/** Deletes a key. Its calls stay in the usage. @throws NOT_FOUND */
export function deleteKey(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  id: string,
  actor: Act['actor'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(providerKeys).where(eq(providerKeys.id, id)).returning();
    if (!gone) throw keyMissing();
    await recordAct(tx, { actor, action: 'key.delete', subject: keySubject(gone), before: auditedKey(secrets, gone) });
  });
}
