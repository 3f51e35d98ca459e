import type { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { Verdict } from './judge.ts';

/** The buyer picks another way to pay, in the same window. */
const DECLINED = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'PAYER_CANNOT_PAY', 'PAYER_ACCOUNT_RESTRICTED'];
/** Nothing comes of this attempt. */
const FINAL = [
  'COMPLIANCE_VIOLATION',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'PAYEE_ACCOUNT_RESTRICTED',
  'ORDER_EXPIRED',
];

/**
 * What a refused capture means. `look` stands for: the money may be there already, or on another order of the same invoice;
 * read the orders.
 */
export function readCaptureFailure({ kind, issue }: PayPalFailure): Verdict | 'look' {
  // Whether the money moved is not known: the same request is sent again later, until there is an answer.
  if (kind !== 'issue' || !issue) return { outcome: 'checking' };
  if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'DUPLICATE_INVOICE_ID') return 'look';
  if (issue === 'ORDER_NOT_APPROVED') return { outcome: 'open', issue };
  if (DECLINED.includes(issue)) return { outcome: 'declined', issue };
  if (issue === 'RESOURCE_NOT_FOUND' || issue === 'INVALID_RESOURCE_ID' || issue === 'ORDER_ALREADY_VOIDED')
    return { outcome: 'void' };
  if (FINAL.includes(issue)) return { outcome: 'failed', issue };
  // Not one we know. The attempt stays open, its approval runs out at PayPal after three hours.
  return { outcome: 'open', issue };
}
