const words: Record<string, string> = {
  INSTRUMENT_DECLINED: 'The card or bank account was declined. Please choose another way to pay.',
  PAYER_ACTION_REQUIRED: 'PayPal needs another step from you. Please go through the payment again.',
  COMPLIANCE_VIOLATION: 'PayPal did not allow this payment for legal reasons.',
  TRANSACTION_REFUSED: 'PayPal refused this payment. Please try another PayPal account or card.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'There were too many attempts to pay. Please try again later.',
  DUPLICATE_INVOICE_ID: 'This order seems to have been paid already. Please contact support before you pay again.',
  PENDING_REVIEW: 'PayPal is reviewing the payment. This can take a day; you do not need to do anything.',
  ECHECK: 'The payment comes from a bank account and needs a few days to arrive. You do not need to do anything.',
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION:
    'We have to accept this payment at PayPal first. You do not need to do anything.',
  BUYER_COMPLAINT: 'You told PayPal that something is wrong with this payment. PayPal decides about it.',
  CHARGEBACK: 'The bank took the payment back.',
  REVERSED: 'The payment was reversed. Please contact support.',
  DISPUTED: 'A dispute about this payment is open at PayPal.',
  OTHER_ACCOUNT:
    'This payment was started with another of our PayPal accounts. Please do not pay again, and contact support.',
  MISMATCH: 'The payment that arrived does not match this order. We are looking into it; please contact support.',
};

/** What the buyer reads about a problem that PayPal named. */
export const issueWords = (issue: string): string =>
  words[issue] ?? 'PayPal denied the payment. Please try again, or choose another way to pay.';
