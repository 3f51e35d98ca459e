import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attachment } from '#contract/tickets/attachment.ts';
import type {
  Satisfaction,
  TicketAbout,
  TicketPriority,
  TicketSender,
  TicketStatus,
} from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/index.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words without positions, made by `wordsOf`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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
    priority: text('priority').$type<TicketPriority>(),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    aboutType: text('about_type').$type<TicketAbout['type']>(),
    aboutId: uuid('about_id'),
    aboutLabel: text('about_label'),
    /** Beginning, sender and time of the last thing said by either side (notes are not). */
    lastMessage: text('last_message').notNull().default(''),
    lastSender: text('last_sender').$type<TicketSender>().notNull().default('user'),
    lastMessageAt: at('last_message_at').notNull().defaultNow(),
    /** Messages of the other side that this one has not seen. */
    unreadByMember: integer('unread_by_member').notNull().default(0),
    unreadByDesk: integer('unread_by_desk').notNull().default(1),
    firstResponseAt: at('first_response_at'),
    /** Since when the writer waits for an answer; null when it is not the desk's turn. */
    waitingSince: at('waiting_since').defaultNow(),
    rating: text('rating').$type<Satisfaction['rating']>(),
    ratingComment: text('rating_comment').notNull().default(''),
    ratedAt: at('rated_at'),
    mergedInto: uuid('merged_into').references((): AnyPgColumn => supportTickets.id, { onDelete: 'set null' }),
    /** When the mail about what the other side said is due; null when none is on its way. */
    mailMemberAt: at('mail_member_at'),
    mailDeskAt: at('mail_desk_at'),
    /** Everything said until then was mailed, or seen before the mail was due. */
    mailedMemberAt: at('mailed_member_at'),
    mailedDeskAt: at('mailed_desk_at'),
    /** Words of everything that both sides may read, and of everything that the desk may read: each searches its own. */
    words: tsvector('words').notNull().default(''),
    deskWords: tsvector('desk_words').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('support_ticket_user').on(table.userId),
    index('support_ticket_email').on(table.userEmail),
    // Lists and figures leave merged tickets out. Their indexes hold all that a count or the order of a page needs.
    index('support_ticket_created').on(table.createdAt, table.id).where(sql`${table.mergedInto} IS NULL`),
    index('support_ticket_status').on(table.status, table.createdAt, table.id).where(sql`${table.mergedInto} IS NULL`),
    index('support_ticket_answered')
      .on(table.createdAt, table.firstResponseAt)
      .where(sql`${table.mergedInto} IS NULL AND ${table.firstResponseAt} IS NOT NULL`),
    index('support_ticket_rated').on(table.ratedAt, table.rating).where(sql`${table.ratedAt} IS NOT NULL`),
    index('support_ticket_words').using('gin', table.words),
    index('support_ticket_desk_words').using('gin', table.deskWords),
    index('support_ticket_unread').on(table.id).where(sql`${table.unreadByDesk} > 0`),
    index('support_ticket_mail_due')
      .on(table.id)
      .where(sql`${table.mailMemberAt} IS NOT NULL OR ${table.mailDeskAt} IS NOT NULL`),
    index('support_ticket_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} IS NOT NULL AND ${table.mergedInto} IS NULL`),
  ],
);

/** What was said after the first message, and internal notes. */
export const supportMessages = pgTable(
  'support_message',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'reply' | 'note'>().notNull().default('reply'),
    sender: text('sender').$type<TicketSender>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The id and the time that the browser gave it: the same message sent again is recognised by them. */
    clientId: uuid('client_id'),
    clientTime: text('client_time'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('support_message_ticket').on(table.ticketId, table.createdAt),
    uniqueIndex('support_message_client').on(table.ticketId, table.clientId),
  ],
);

/** Files of messages. Without a ticket: uploaded, not sent yet. With a ticket and no message: of its first message. */
export const supportAttachments = pgTable(
  'support_attachment',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id').references(() => supportTickets.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => supportMessages.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').$type<Attachment['type']>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Where it lies in the storage. */
    storageKey: text('storage_key').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('support_attachment_ticket').on(table.ticketId),
    index('support_attachment_message').on(table.messageId),
    index('support_attachment_unsent').on(table.createdAt).where(sql`${table.ticketId} IS NULL`),
  ],
);

export const cannedReplies = pgTable('canned_reply', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
