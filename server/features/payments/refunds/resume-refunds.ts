import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { getAccount } from '../get-account.ts';
import { payments, refunds } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { sendRefund } from './send-refund.ts';

/** By then the call that asked for the refund has its answer, or will not get one. */
const ANSWERED_MS = 60_000;
const AT_ONCE = 20;

/** Goes on with refunds of the present account whose answer got lost, and with those that PayPal had not finished. */
export async function resumeRefunds(
  tools: PaymentTools,
  now = new Date(),
  isStopped: () => boolean = () => false,
): Promise<void> {
  const account = await getAccount(tools);
  if (!account) return;
  const open = await tools.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.captureId, refunds.captureId))
    .where(
      and(
        inArray(refunds.state, ['requested', 'pending']),
        lt(refunds.createdAt, new Date(now.getTime() - ANSWERED_MS)),
        eq(payments.mode, account.mode),
        eq(payments.clientId, account.clientId),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(AT_ONCE);
  for (const { refund } of open) {
    if (isStopped()) return;
    try {
      await sendRefund(tools, refund);
    } catch (error) {
      tools.log.warn({ err: error, refund: refund.id }, 'a refund is not finished');
    }
  }
}
