import { eq, or } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { WebhookEvent } from '#server/platform/paypal/types.ts';
import { type PaymentRow, payments } from '../tables.ts';

/** Wherever the different events say which order or capture they are about. */
const resource = z.object({
  id: z.string().optional(),
  dispute_id: z.string().optional(),
  supplementary_data: z
    .object({
      related_ids: z.object({ order_id: z.string().optional(), capture_id: z.string().optional() }).optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
});

export type Concerned = { resourceId: string | undefined; payment: PaymentRow | undefined };

/** The payment that an event is about, if it is one of ours. */
export async function findConcerned(db: Database, event: WebhookEvent): Promise<Concerned> {
  const read = resource.safeParse(event.resource);
  if (!read.success) return { resourceId: undefined, payment: undefined };
  const { id, dispute_id, supplementary_data, links, disputed_transactions } = read.data;
  const up = links?.find(({ rel }) => rel === 'up')?.href;
  const ids = [
    id,
    supplementary_data?.related_ids?.order_id,
    supplementary_data?.related_ids?.capture_id,
    up?.split('/').at(-1),
    ...(disputed_transactions ?? []).map(({ seller_transaction_id }) => seller_transaction_id),
  ].filter((value) => value !== undefined);
  if (ids.length === 0) return { resourceId: dispute_id, payment: undefined };
  const [payment] = await db
    .select()
    .from(payments)
    .where(or(...ids.flatMap((value) => [eq(payments.paypalOrderId, value), eq(payments.captureId, value)])));
  return { resourceId: id ?? dispute_id, payment };
}
