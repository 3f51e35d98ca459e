// Orders of both kinds: reading one, and showing it.

export { OrderDialog } from './order-dialog.tsx';
export { Amount } from './order-parts.tsx';
export { OrderStatus } from './order-status.tsx';
export { PaymentBadge } from './payment-badge.tsx';
export { cents } from './refundable.ts';
export { useOrder } from './use-order.ts';
export type { AnyOrder } from './use-orders.ts';
