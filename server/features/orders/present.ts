import type { OrderFacts } from '#contract/accounts/user-records.ts';
import type { OrderRow } from './find-orders.ts';

export function presentOrderFacts(row: OrderRow): OrderFacts {
  return {
    _id: row.id,
    orderId: row.orderId,
    packageName: row.packageName,
    credit: row.credit,
    totalPrice: row.totalPrice,
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    createdAt: row.createdAt.toISOString(),
    MembershipValidity: row.membershipValidity?.toISOString() ?? null,
  };
}
