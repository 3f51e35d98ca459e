import { eq } from 'drizzle-orm';
import { deletedPerson } from '#server/features/accounts/deleted-person.ts';
import type { Database } from '#server/platform/database/database.ts';
import { packageOrders } from './tables.ts';

/** The books keep what was sold, for how much and to which country; not to whom. */
export async function anonymiseOrders(tx: Database, userId: string): Promise<void> {
  const { name: customerName, email: customerEmail } = deletedPerson(userId);
  await tx
    .update(packageOrders)
    .set({ customerName, customerEmail, payerEmail: null, address: '' })
    .where(eq(packageOrders.userId, userId));
}
