import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { payments } from './tables.ts';

/** Whether money for an order may have left its buyer and is not settled here. */
export async function isPaymentUnderway(db: Database, orderRef: string): Promise<boolean> {
  const underway = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderRef, orderRef), inArray(payments.state, ['capturing', 'review', 'mismatch'])));
  return underway.length > 0;
}
