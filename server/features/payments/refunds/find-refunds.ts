import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type RefundRow, refunds } from '../tables.ts';

/** What went back of an order and has arrived, oldest first. */
export const findRefunds = (db: Database, orderRef: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderRef, orderRef), eq(refunds.state, 'completed')))
    .orderBy(asc(refunds.completedAt), asc(refunds.id));
