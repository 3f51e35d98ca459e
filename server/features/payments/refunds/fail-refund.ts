import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type RefundRow, refunds } from '../tables.ts';

/** PayPal refused for good: the amount can be refunded by another request. */
export async function failRefund(db: Database, { id }: RefundRow, issue: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', issue, completedAt: new Date() })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['requested', 'pending'])));
}
