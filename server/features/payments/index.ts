export { findLastWebhook } from './find-last-webhook.ts';
export { isPaymentUnderway } from './is-payment-underway.ts';
export { findRefunds } from './refunds/find-refunds.ts';
export { startPaymentPoller } from './start-payment-poller.ts';
export { handleWebhook } from './webhook/handle-webhook.ts';

// Tables that others refer to or join:

export { refunds } from './tables.ts';
