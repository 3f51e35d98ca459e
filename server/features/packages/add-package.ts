import { count } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_VALIDITY, MAX_PACKAGES, type PackageFields } from '#contract/packages.ts';
import { recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { auditedPackage, packageSubject } from './audited-package.ts';
import type { PackageRow } from './get-package-by-id.ts';
import { lockPackages } from './lock-packages.ts';
import { pointsIn } from './points-in.ts';
import { creditPackages } from './tables.ts';

/** Puts a package up for sale. @throws TOO_MANY_PACKAGES */
export function addPackage(
  db: Database,
  fields: PackageFields,
  actor: Pick<SessionUser, 'id' | 'name' | 'email'>,
): Promise<PackageRow> {
  return db.transaction(async (tx) => {
    await lockPackages(tx);
    const [present] = await tx.select({ n: count() }).from(creditPackages);
    if (present!.n >= MAX_PACKAGES) throw failure('TOO_MANY_PACKAGES');
    const { packageName, price, credit, validity = DEFAULT_VALIDITY, description = '' } = fields;
    const sellerEmail = fields.sellerEmail || actor.email;
    const points = pointsIn(fields) ?? [];
    const [row] = await tx
      .insert(creditPackages)
      .values({ id: uuidv7(), packageName, price, credit, validity, sellerEmail, description, points })
      .returning();
    await recordAct(tx, { actor, action: 'package.add', subject: packageSubject(row!), after: auditedPackage(row!) });
    await announce(tx, SITE_STREAM);
    return row!;
  });
}
