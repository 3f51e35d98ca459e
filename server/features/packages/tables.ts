import { integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const creditPackages = pgTable('credit_package', {
  id: uuid('id').primaryKey(),
  packageName: text('package_name').notNull(),
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  credit: integer('credit').notNull(),
  validity: integer('validity').notNull(),
  sellerEmail: text('seller_email').notNull(),
  description: text('description').notNull(),
  points: jsonb('points').$type<string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
