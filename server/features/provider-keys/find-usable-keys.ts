import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { providerKeys } from './tables.ts';

/** Active keys that no provider has refused, oldest first, without the keys themselves. */
export function findUsableKeys(db: Database) {
  const { id, name, provider, model, baseURL } = providerKeys;
  return db
    .select({ id, name, provider, model, baseURL })
    .from(providerKeys)
    .where(and(eq(providerKeys.isActive, true), isNull(providerKeys.setAsideAt)))
    .orderBy(asc(providerKeys.createdAt), asc(id));
}

export type UsableKey = Awaited<ReturnType<typeof findUsableKeys>>[number];
