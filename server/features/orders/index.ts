export { anonymizeOrders } from './anonymize-orders.ts';
export { countOrders } from './count-orders.ts';
export { EXPIRES_AFTER_DAYS } from './expiry.ts';
export { exportOrdersOf } from './export-orders-of.ts';
export { findOrders } from './find-orders.ts';
export { getOrder } from './get-order.ts';
export { canBuy, canListOrders, canPay, canReadOrder, orderMissing, ownsOrder } from './policy.ts';
export { presentOrderFacts } from './present.ts';
export { receiptNumber } from './receipt-number.ts';
export { renewGoods } from './renew-goods.ts';
export type { OrderRow } from './tables.ts';

// Tables that others refer to or join:

export { orders } from './tables.ts';
