import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency, OrderKind, OrderStatus, PaymentStatus } from '#contract/orders/order.ts';
import { users } from '#server/features/accounts/index.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => numeric(name, { precision: 10, scale: 2 });

/**
 * Orders of packages and of items. What was ordered is copied as it was, so that changing or deleting it leaves the order
 * whole. Packages have `credit` and `validity` (days), items the columns from `slug` to `accessUrl`; everything from
 * `paymentMethod` on is known after payment.
 */
export const orders = pgTable(
  'shop_order',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<OrderKind>().notNull(),
    orderId: text('order_id').notNull().unique(),
    paymentId: text('payment_id').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    imageUrl: text('image_url'),
    sellerEmail: text('seller_email').notNull().default(''),
    credit: integer('credit').notNull().default(0),
    validity: integer('validity').notNull().default(0),
    slug: text('slug'),
    itemId: text('item_id'),
    guidelines: text('guidelines').notNull().default(''),
    accessUrl: text('access_url').notNull().default(''),
    price: amount('price').notNull(),
    processingFee: amount('processing_fee').notNull().default('0.00'),
    totalPrice: amount('total_price').notNull(),
    currency: text('currency').$type<Currency>().notNull().default('USD'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    orderStatus: text('order_status').$type<OrderStatus>().notNull().default('pending'),
    paymentIssue: text('payment_issue'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    address: text('address').notNull(),
    country: text('country').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    paymentMethod: text('payment_method'),
    paypalTransactionID: text('paypal_transaction_id').unique(),
    payerEmail: text('payer_email'),
    captureTime: at('capture_time'),
    membershipValidity: at('membership_validity'),
    refundedAmount: amount('refunded_amount').notNull().default('0.00'),
    receiptNumber: integer('receipt_number').unique(),
    /** Credits that refunds took back so far. */
    creditsTakenBack: integer('credits_taken_back').notNull().default(0),
  },
  (table) => [
    index('shop_order_user').on(table.userId, table.createdAt),
    index('shop_order_created').on(table.createdAt),
    index('shop_order_pending').on(table.createdAt).where(sql`${table.paymentStatus} = 'pending'`),
    check('shop_order_refund', sql`${table.refundedAmount} >= 0 AND ${table.refundedAmount} <= ${table.totalPrice}`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
