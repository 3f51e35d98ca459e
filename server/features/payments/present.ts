import { PAID } from '#contract/orders/order.ts';
import type { Settled } from '#contract/payments.ts';
import { issueWords } from './issue-words.ts';
import type { Settlement } from './settle-order.ts';

export function presentSettlement({ order, outcome, changed, issue }: Settlement): Settled {
  const success = PAID.includes(order.paymentStatus);
  const wrong = !success && outcome !== 'open' && outcome !== 'checking';
  return {
    success,
    matchedCount: 1,
    modifiedCount: changed ? 1 : 0,
    ...(wrong && { error: order.paymentIssue ?? issueWords(issue ?? '') }),
    outcome,
    ...(issue !== undefined && { issue }),
    transactionId: order.paypalTransactionID,
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
  };
}
