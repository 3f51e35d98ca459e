import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Receipt } from '#contract/receipts.ts';
import { orders } from '#server/features/orders/index.ts';

/** What a receipt says for good: the number, the order and the refunds are added when it is shown. */
export type ReceiptFacts = Omit<Receipt, 'number' | 'issuedAt' | 'order' | 'refunds'>;

/** Append-only. Numbers have no gaps: they come from `receipt_counter`, whose row is locked until the payment commits. */
export const receipts = pgTable('receipt', {
  number: integer('number').primaryKey(),
  orderRef: uuid('order_ref')
    .notNull()
    .unique()
    .references(() => orders.id),
  facts: jsonb('facts').$type<ReceiptFacts>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** One row, id 1. */
export const receiptCounter = pgTable('receipt_counter', {
  id: integer('id').primaryKey(),
  last: integer('last').notNull(),
});
