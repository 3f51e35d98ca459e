import { index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => numeric(name, { precision: 10, scale: 2 });

/**
 * Orders of credit packages. The package is copied as it was when ordered, so that changing or deleting it leaves the
 * order whole. `validity` in days; everything below `createdAt` is known after payment.
 */
export const packageOrders = pgTable(
  'package_order',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id').notNull().unique(),
    paymentId: text('payment_id').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    packageId: uuid('package_id').notNull(),
    packageName: text('package_name').notNull(),
    featuredImage: text('featured_image'),
    sellerEmail: text('seller_email').notNull(),
    credit: integer('credit').notNull(),
    validity: integer('validity').notNull(),
    packagePrice: amount('package_price').notNull(),
    processingFee: amount('processing_fee').notNull().default('0.00'),
    totalPrice: amount('total_price').notNull(),
    paymentStatus: text('payment_status').notNull().default('pending'),
    orderStatus: text('order_status').notNull().default('pending'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    address: text('address').notNull(),
    country: text('country').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    paymentMethod: text('payment_method'),
    paypalTransactionID: text('paypal_transaction_id'),
    payerEmail: text('payer_email'),
    captureTime: at('capture_time'),
    membershipValidity: at('membership_validity'),
  },
  (table) => [index('package_order_user').on(table.userId), index('package_order_created').on(table.createdAt)],
);
