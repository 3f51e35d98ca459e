import { asc } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditPackages } from './tables.ts';

/** Every package, cheapest first. */
export function listPackages(db: Database) {
  return db.select().from(creditPackages).orderBy(asc(creditPackages.price), asc(creditPackages.id));
}
