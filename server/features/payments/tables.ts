import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '#contract/orders/order.ts';
import type { PayPalMode } from '#contract/paypal-settings.ts';
import { orders } from '#server/features/orders/index.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => numeric(name, { precision: 10, scale: 2 });

/**
 * `new`: written down before PayPal was asked. `open`: PayPal has an order. `capturing`: a capture was sent and its answer is
 * not known. `review`: captured, and held by PayPal. The rest is final, but for `captured`, which refunds end.
 */
export type PaymentState =
  | 'new'
  | 'open'
  | 'capturing'
  | 'review'
  | 'captured'
  | 'denied'
  | 'failed'
  | 'void'
  | 'mismatch'
  | 'surplus'
  | 'refunded'
  | 'reversed';

/** Attempts to pay an order: one row for each order that was made at PayPal. */
export const payments = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey(),
    orderRef: uuid('order_ref')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('new'),
    /** The account it was made with: a switch to another one leaves these alone. */
    mode: text('mode').$type<PayPalMode>().notNull(),
    clientId: text('client_id').notNull(),
    paypalOrderId: text('paypal_order_id').unique(),
    payeeId: text('payee_id'),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    captureId: text('capture_id').unique(),
    /** Captures that PayPal declined for good: the next one is another request. */
    declines: integer('declines').notNull().default(0),
    declinedAt: at('declined_at'),
    issue: text('issue'),
    /** When the poller asks PayPal again; null: never. */
    nextCheckAt: at('next_check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('payment_attempt').on(table.orderRef, table.attempt),
    index('payment_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} IS NOT NULL`),
  ],
);

/** `returned`: went back of money that had paid nothing here, so nothing is taken for it. */
export type RefundState = 'requested' | 'pending' | 'completed' | 'returned' | 'failed';

/** Money that goes or went back: by an admin here, at PayPal's own site, or taken by PayPal (`reversal`). */
export const refunds = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    orderRef: uuid('order_ref')
      .notNull()
      .references(() => orders.id),
    captureId: text('capture_id').notNull(),
    kind: text('kind').$type<'refund' | 'reversal'>().notNull().default('refund'),
    state: text('state').$type<RefundState>().notNull(),
    paypalRefundId: text('paypal_refund_id').unique(),
    amount: amount('amount').notNull(),
    reason: text('reason').notNull(),
    creditsTakenBack: integer('credits_taken_back').notNull().default(0),
    /** Seconds of membership. */
    membershipTakenBack: integer('membership_taken_back').notNull().default(0),
    actorId: uuid('actor_id'),
    issue: text('issue'),
    createdAt: at('created_at').notNull().defaultNow(),
    completedAt: at('completed_at'),
  },
  (table) => [
    index('refund_order').on(table.orderRef),
    index('refund_completed').on(table.completedAt),
    check('refund_positive', sql`${table.amount} > 0`),
  ],
);

/** Events that PayPal sent and whose signature was right. `handledAt` is written with their effects. */
export const webhookEvents = pgTable(
  'webhook_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    resourceId: text('resource_id'),
    orderRef: uuid('order_ref'),
    receivedAt: at('received_at').notNull().defaultNow(),
    handledAt: at('handled_at'),
    deliveries: integer('deliveries').notNull().default(1),
  },
  (table) => [index('webhook_event_received').on(table.receivedAt)],
);

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
