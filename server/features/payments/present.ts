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
    ...(wrong && { error: wordsFor(order.paymentIssue, outcome, issue) }),
    outcome,
    ...(issue !== undefined && { issue }),
    transactionId: order.paypalTransactionID,
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
  };
}

/** What stands on the order is about the attempt before a card is declined. */
const wordsFor = (paymentIssue: string | null, outcome: Settlement['outcome'], issue = '') =>
  (outcome === 'declined' || issue === 'OTHER_ACCOUNT' ? undefined : paymentIssue) ?? issueWords(issue);
