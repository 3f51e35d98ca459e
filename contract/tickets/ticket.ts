import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { recordId } from '../vocabulary/ids.ts';
import { attachment } from './attachment.ts';

export const ticketStatus = z.enum(['open', 'in-progress', 'resolved', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatus>;

export const ticketPriority = z.enum(['high', 'medium', 'low']);
export type TicketPriority = z.infer<typeof ticketPriority>;

/** Who writes: the desk, or the writer of the ticket. */
export const ticketSender = z.enum(['admin', 'user']);
export type TicketSender = z.infer<typeof ticketSender>;

/** The side that a call is made for. */
export const asSender = ticketSender.optional().describe("An admin may be the writer of a ticket: then 'user'");

/** What a ticket is about. `label` stays readable after the record itself is gone. */
export const ticketAbout = z.object({
  type: z.enum(['package-order', 'item-order', 'generation']),
  id: recordId,
  label: z.string(),
});
export type TicketAbout = z.infer<typeof ticketAbout>;

export const ticketReply = z.object({
  _id: recordId,
  message: z.string(),
  timestamp: instant,
  sender: ticketSender,
  name: z.string().describe('Who wrote it, as the name was then'),
  attachments: z.array(attachment),
});
export type TicketReply = z.infer<typeof ticketReply>;

export const satisfaction = z.object({
  rating: z.enum(['good', 'bad']),
  comment: z.string(),
  ratedAt: instant,
});
export type Satisfaction = z.infer<typeof satisfaction>;

/**
 * A support ticket; `message` is its first message. Members never receive what belongs to the desk (`assignee`,
 * `notes`).
 */
export const ticket = z.object({
  _id: recordId,
  subject: z.string(),
  message: z.string(),
  attachments: z.array(attachment).describe('Those of the first message'),
  phone: z.string(),
  ticketStatus,
  priority: ticketPriority.nullable(),
  ticketUserName: z.string(),
  ticketUserEmail: z.string(),
  ticketUserProfileURL: z.string().nullable(),
  ticketUserRole: z.string().describe("'user' for everybody who writes in"),
  createdAt: instant,
  about: ticketAbout.nullable(),
  adminMessage: z
    .array(ticketReply)
    .optional()
    .describe('Replies of both sides, oldest first; left out with replies=false'),
  repliesLeftOut: z.number().int().optional().describe('How many older replies a list had no room for'),
  lastMessage: z.object({ message: z.string(), sender: ticketSender, timestamp: instant }).describe('Its beginning'),
  unread: z.number().int().describe('Messages of the other side that the asking side has not seen'),
  firstResponseAt: instant.nullable(),
  waitingSince: instant.nullable().describe('Since when the writer waits for the desk; null when it is not its turn'),
  satisfaction: satisfaction.nullable(),
  mergedInto: recordId.nullable().describe('The ticket in which this one goes on'),
  userId: recordId.nullish().describe("The writer's account, for admins; null without one"),
  assignee: z.object({ _id: recordId, name: z.string() }).nullish(),
  notes: z.array(ticketReply).optional().describe('Internal notes, oldest first; of one ticket, for admins'),
});
export type Ticket = z.infer<typeof ticket>;
