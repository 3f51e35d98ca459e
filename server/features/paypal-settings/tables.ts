import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '#contract/orders/order.ts';
import type { ButtonStyles, PayPalMode, SellerDetails } from '#contract/paypal-settings.ts';

/** One row, id 1, once an admin (or the demo) has saved. `sealedSecret` is opened by `openPayPalSecret` alone. */
export const payPalSettings = pgTable('paypal_settings', {
  id: integer('id').primaryKey(),
  enablePayPal: boolean('enable_paypal').notNull(),
  clientId: text('client_id').notNull(),
  sealedSecret: text('sealed_secret'),
  mode: text('mode').$type<PayPalMode>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  buttonStyles: jsonb('button_styles').$type<ButtonStyles>().notNull(),
  webhookId: text('webhook_id').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** One row, id 1. */
export const sellerDetails = pgTable('seller_details', {
  id: integer('id').primaryKey(),
  details: jsonb('details').$type<SellerDetails>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
