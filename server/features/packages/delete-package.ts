import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import { auditedPackage, packageSubject } from './audited-package.ts';
import { packageMissing } from './policy.ts';
import { creditPackages } from './tables.ts';

/** Takes a package off sale. Orders hold copies of what they are about and stay. @throws NOT_FOUND */
export function deletePackage(db: Database, id: string, actor: Act['actor']): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(creditPackages).where(eq(creditPackages.id, id)).returning();
    if (!gone) throw packageMissing();
    await recordAct(tx, {
      actor,
      action: 'package.delete',
      subject: packageSubject(gone),
      before: auditedPackage(gone),
    });
    await announce(tx, SITE_STREAM);
  });
}
