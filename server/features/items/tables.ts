import { numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Digital goods. `itemId` is the short id in addresses; `guidelines` and `accessUrl` are what a buyer pays for. */
export const items = pgTable('item', {
  id: uuid('id').primaryKey(),
  itemId: text('item_id').notNull().unique(),
  itemName: text('item_name').notNull(),
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  description: text('description').notNull(),
  slug: text('slug').notNull(),
  imageUrl: text('image_url').notNull(),
  guidelines: text('guidelines').notNull().default(''),
  accessUrl: text('access_url').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
