import type { OrderFacts } from '#contract/accounts/user-records.ts';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { PAID, PAYABLE } from '#contract/orders/order.ts';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { formatWireDay } from '#contract/vocabulary/format-date.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { expiryOf } from './expiry.ts';
import { receiptNumber } from './receipt-number.ts';
import type { OrderRow } from './tables.ts';

/** Who reads: admins find the way to the buyer's account. */
type Reader = Pick<SessionUser, 'role'>;

const presentOrder = (row: OrderRow, reader: Reader) => ({
  _id: row.id,
  orderId: row.orderId,
  paymentId: row.paymentId,
  packageId: row.productId,
  packageName: row.productName,
  packagePrice: row.price,
  processingFee: row.processingFee,
  totalPrice: row.totalPrice,
  currency: row.currency,
  paymentStatus: row.paymentStatus,
  orderStatus: row.orderStatus,
  paymentIssue: row.paymentIssue,
  customerEmail: row.customerEmail,
  customerName: row.customerName,
  address: row.address,
  country: row.country,
  orderDate: formatWireDay(row.createdAt, 'UTC'),
  createdAt: row.createdAt.toISOString(),
  expiresAt: PAYABLE.includes(row.paymentStatus) ? expiryOf(row.createdAt).toISOString() : null,
  paymentMethod: row.paymentMethod,
  paypalTransactionID: row.paypalTransactionID,
  payerEmail: row.payerEmail,
  captureTime: row.captureTime?.toISOString() ?? null,
  refundedAmount: row.refundedAmount,
  receiptNumber: row.receiptNumber === null ? null : receiptNumber(row.receiptNumber),
  ...(reader.role === 'Admin' && { userId: row.userId }),
});

export const presentPackageOrder = (row: OrderRow, reader: Reader): PackageOrder => ({
  ...presentOrder(row, reader),
  credit: row.credit,
  Validity: row.validity,
  sellerEmail: row.sellerEmail,
  featuredImage: row.imageUrl,
  MembershipValidity: row.membershipValidity?.toISOString() ?? null,
});

/** The goods are there for as long as they are paid. */
export const presentItemOrder = (row: OrderRow, reader: Reader): ItemOrder => ({
  ...presentOrder(row, reader),
  slug: row.slug ?? '',
  itemId: row.itemId ?? '',
  imageUrl: row.imageUrl ?? '',
  ...(PAID.includes(row.paymentStatus) && { guidelines: row.guidelines, accessUrl: row.accessUrl }),
});

export function presentOrderFacts(row: OrderRow): OrderFacts {
  return {
    _id: row.id,
    orderId: row.orderId,
    packageName: row.productName,
    credit: row.credit,
    totalPrice: row.totalPrice,
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    createdAt: row.createdAt.toISOString(),
    MembershipValidity: row.membershipValidity?.toISOString() ?? null,
  };
}
