import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TicketStatus } from '#contract/tickets.ts';
import { users } from '#server/features/accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What people write to the support desk. Name, e-mail (lower case) and picture are as they were then; `userId` is null
 * for a message of the contact form, whose e-mail nobody has proven.
 */
export const supportTickets = pgTable(
  'support_ticket',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    userProfileURL: text('user_profile_url'),
    userRole: text('user_role').notNull().default('user'),
    subject: text('subject').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<TicketStatus>().notNull().default('open'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('support_ticket_user').on(table.userId),
    index('support_ticket_email').on(table.userEmail),
    index('support_ticket_created').on(table.createdAt),
  ],
);
