import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';

/**
 * Call it in the transaction that takes an admin's rights or account away. The admins stay locked until it ends, so two
 * who remove each other at the same time cannot both succeed; others may still refer to them.
 * @throws LAST_ADMIN when nobody else could still administrate
 */
export async function refuseLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'Admin'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  if (admins.some(({ id }) => id === userId) && admins.length === 1) throw failure('LAST_ADMIN');
}
