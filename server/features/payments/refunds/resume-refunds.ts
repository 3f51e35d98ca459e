import { and, inArray, lt } from 'drizzle-orm';
import { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import { refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { failRefund } from './fail-refund.ts';
import { sendRefund } from './send-refund.ts';

/** Whoever asked for it has had the answer by then, or will not get it any more. */
const ANSWERED_MS = 60_000;

/** Goes on with refunds whose answer got lost and with those that PayPal had not finished. */
export async function resumeRefunds(tools: PaymentTools, now = new Date()): Promise<void> {
  const open = await tools.db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, ['requested', 'pending']),
        lt(refunds.createdAt, new Date(now.getTime() - ANSWERED_MS)),
      ),
    )
    .orderBy(refunds.createdAt)
    .limit(20);
  for (const refund of open) {
    try {
      await sendRefund(tools, refund);
    } catch (error) {
      if (error instanceof PayPalFailure && error.kind === 'issue')
        await failRefund(tools.db, refund, error.issue ?? 'REFUSED');
      tools.log.warn({ err: error, refund: refund.id }, 'a refund is not finished');
    }
  }
}
