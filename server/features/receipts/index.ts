export { isDemoPayment } from './is-demo-payment.ts';
export { issueReceipt } from './issue-receipt.ts';

// Tables that others refer to or join:

export { receipts } from './tables.ts';
