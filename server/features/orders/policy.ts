import { PAYABLE } from '#contract/orders/order.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import type { OrderRow } from './tables.ts';

/** The whole list is for admins; one's own orders are for oneself. */
export const canListOrders = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;

export const ownsOrder = (actor: SessionUser, order: Pick<OrderRow, 'userId'>): boolean => order.userId === actor.id;

export const canReadOrder = (actor: SessionUser, order: Pick<OrderRow, 'userId'>): boolean =>
  actor.role === 'Admin' || ownsOrder(actor, order);

/** Sellers have something to sell here; they do not buy. */
export const canBuy = (actor: SessionUser): boolean => actor.role !== 'Seller';

export const canPay = (order: Pick<OrderRow, 'paymentStatus'>): boolean => PAYABLE.includes(order.paymentStatus);

export const orderMissing = () => failure('NOT_FOUND', 'Order not found.');
