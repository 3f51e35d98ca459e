import { eq } from 'drizzle-orm';
import type { PackageFields } from '#contract/packages.ts';
import { recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { auditedPackage, packageSubject } from './audited-package.ts';
import type { PackageRow } from './get-package-by-id.ts';
import { pointsIn } from './points-in.ts';
import { packageMissing } from './policy.ts';
import { creditPackages } from './tables.ts';

/** Changes a package; what is left out stays. Orders keep what they were made with. @throws NOT_FOUND */
export function editPackage(
  db: Database,
  id: string,
  fields: PackageFields,
  actor: Pick<SessionUser, 'id' | 'name' | 'email'>,
): Promise<PackageRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(creditPackages).where(eq(creditPackages.id, id)).for('update');
    if (!before) throw packageMissing();
    const { packageName, price, credit, validity, description } = fields;
    const sellerEmail = fields.sellerEmail === '' ? actor.email : fields.sellerEmail;
    const [after] = await tx
      .update(creditPackages)
      .set({ packageName, price, credit, validity, sellerEmail, description, points: pointsIn(fields) })
      .where(eq(creditPackages.id, id))
      .returning();
    await recordAct(tx, {
      actor,
      action: 'package.edit',
      subject: packageSubject(after!),
      before: auditedPackage(before),
      after: auditedPackage(after!),
    });
    await announce(tx, SITE_STREAM);
    return after!;
  });
}
