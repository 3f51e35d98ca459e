import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { creditPackages } from './tables.ts';

export type PackageRow = typeof creditPackages.$inferSelect;

/** @throws NOT_FOUND */
export async function getPackageById(db: Database, id: string): Promise<PackageRow> {
  const [found] = await db.select().from(creditPackages).where(eq(creditPackages.id, id));
  if (!found) throw failure('NOT_FOUND', 'Failed to fetch package');
  return found;
}
