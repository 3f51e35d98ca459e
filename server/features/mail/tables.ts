import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailStatus } from '#contract/mail.ts';
import { users } from '#server/features/accounts/index.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Templates of the messages that admins send. */
export const mailTemplates = pgTable('mail_template', {
  id: uuid('id').primaryKey(),
  templateName: text('template_name').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/**
 * Every mail of the service: what the sending job works on, and the log that admins read. `text` and `html` are emptied
 * when a mail with a secret link has left, so that the log cannot be used to take an account over.
 */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    toEmail: text('to_email').notNull(),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    templateName: text('template_name').notNull(),
    status: text('status').$type<MailStatus>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    // What must be sent once only, e.g. `membership-ending:<user>:<day>`.
    cause: text('cause').unique(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
  },
  (table) => [index('mail_created').on(table.createdAt), index('mail_to').on(table.toEmail, table.createdAt)],
);
