import { recordIncident } from '#server/features/incidents/index.ts';
import type { OrderRow } from '#server/features/orders/index.ts';
import { failure } from '#server/platform/errors.ts';
import type { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import { issueWords } from './issue-words.ts';
import type { PaymentTools } from './tools.ts';

/** What a buyer is told when PayPal did not do what was asked; what PayPal said is written down for admins. */
export async function tellRefusal(tools: PaymentTools, order: OrderRow, error: PayPalFailure) {
  const { kind, status, issue, debugId } = error;
  const facts = [kind, status && `HTTP ${status}`, issue, debugId && `debug id ${debugId}`].filter(Boolean).join(', ');
  const code = kind === 'issue' ? 'PAYPAL_REFUSED' : 'PAYPAL_UNAVAILABLE';
  const { message: told } = await recordIncident(tools, {
    area: 'payment',
    told: tell(error),
    cause: `PayPal (${facts}): ${error.message}`,
    userId: order.userId,
    subjectId: order.orderId,
  });
  return failure(code, told);
}

function tell({ kind, issue = '' }: PayPalFailure): string {
  if (kind === 'issue') return issueWords(issue);
  if (kind === 'unauthorized') return 'This shop cannot take payments by PayPal at the moment. Please contact support.';
  return failure('PAYPAL_UNAVAILABLE').message;
}
