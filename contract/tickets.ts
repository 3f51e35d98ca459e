import { oc } from '@orpc/contract';
import * as z from 'zod';
import { attachmentIds, attachments } from './tickets/attachment.ts';
import { cannedReplies } from './tickets/canned-replies.ts';
import { desk, TICKET_MISSING } from './tickets/desk.ts';
import { live } from './tickets/live.ts';
import { LIST_BYTES, MAX_MESSAGE_LENGTH, messageText, oneLine, requiredLine } from './tickets/texts.ts';
import {
  asSender,
  satisfaction,
  ticket,
  ticketAbout,
  ticketPriority,
  ticketSender,
  ticketStatus,
} from './tickets/ticket.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { listQuery, MAX_ROWS } from './vocabulary/pagination.ts';

export type { Ticket, TicketStatus } from './tickets/ticket.ts';

const tags = ['Support'];
const oneTicket = { UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: TICKET_MISSING };

/** A reply as a browser sends it. One that has an id, or that is stored with this text and time, is not new. */
const sentReply = z.object({
  _id: recordId.optional().describe('Of a new reply made by the browser: sent again it is kept once'),
  message: z.string().max(MAX_MESSAGE_LENGTH),
  timestamp: z.string().max(40).optional(),
  sender: ticketSender.optional(),
  attachments: z
    .array(z.union([recordId, z.object({ _id: recordId }).transform(({ _id }) => _id)]))
    .max(20)
    .default([]),
});

export const tickets = {
  createTicket: oc
    .route({
      method: 'POST',
      path: '/new-support-message',
      successStatus: 201,
      summary: 'Write to the support desk; without a session as the contact form, else in the name of the account',
      tags,
    })
    .input(
      z.object({
        // A browser may send more fields (status, date, role, picture). The server sets these, so they are dropped.
        ticketUserName: requiredLine('Please enter your name').max(200),
        ticketUserEmail: z.email({ error: 'Please enter your email' }).max(320),
        subject: requiredLine('Please enter your subjects').max(300),
        phone: z.string().overwrite(oneLine).max(60).default('').describe('Needed without a session'),
        message: messageText,
        about: ticketAbout.omit({ label: true }).optional().describe('An order or a conversion of the writer'),
        attachments: attachmentIds,
        _id: recordId
          .optional()
          .catch(undefined)
          .describe("Made by a member's browser: the same ticket sent again is kept once. Left out when ill-formed"),
      }),
    )
    .output(ticket)
    .errors({ NOT_FOUND: errors.NOT_FOUND, TOO_MANY_MESSAGES: errors.TOO_MANY_MESSAGES }),
  listTickets: oc
    .route({
      method: 'GET',
      path: '/support-messages',
      summary: 'Tickets, newest first; with userEmail those of that person',
      description: `Without \`page\` the first ${MAX_ROWS} rows come at most, and no more than carry ${LIST_BYTES / 1e6} MB of first messages; \`X-Total-Count\` says how many there are. A list carries ${LIST_BYTES / 1e6} MB of replies at most: each ticket the newest that fit into its equal share, \`repliesLeftOut\` says how many older ones do not. One ticket by its id comes with all. \`search\` finds tickets with words that begin with the words asked for; of a single letter with that word.`,
      tags,
    })
    .input(
      listQuery.extend({
        userEmail: z.email().optional(),
        email: z.string().max(320).optional().describe("Part of the writer's address, for admins"),
        ticketStatus: ticketStatus.optional(),
        priority: ticketPriority.optional(),
        assignee: z.union([recordId, z.literal('none')]).optional(),
        startDate: instant.optional().describe('Written from then on; applies when both ends are set'),
        endDate: instant.optional().describe('Written until then'),
        replies: z.stringbool().default(true).describe('Whether each ticket comes with its replies'),
      }),
    )
    .output(z.array(ticket))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
  getTicket: oc
    .route({ method: 'GET', path: '/support-message/{id}', summary: 'One ticket', tags })
    .input(byId.extend({ sender: asSender }))
    .output(ticket)
    .errors(oneTicket),
  updateTicketStatus: oc
    .route({
      method: 'PUT',
      path: '/support-message-status/{id}',
      summary: 'Set the status (admins) or reply: of the list of replies those that are new are appended',
      tags,
    })
    .input(
      byId.extend({
        ticketStatus: ticketStatus
          .optional()
          .describe(
            'Set by admins when they send no new reply; a reply by an admin keeps the status, one by a member sets in-progress',
          ),
        adminMessage: z.array(sentReply).max(1000).default([]),
      }),
    )
    .output(ticket)
    .errors({
      ...oneTicket,
      FORBIDDEN: errors.FORBIDDEN,
      TICKET_CLOSED: errors.TICKET_CLOSED,
      PLACEHOLDER_LEFT: errors.PLACEHOLDER_LEFT,
      TOO_MANY_MESSAGES: errors.TOO_MANY_MESSAGES,
    }),
  rateTicket: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/satisfaction',
      summary: 'How the writer of a resolved ticket found the help',
      tags,
    })
    .input(byId.extend({ rating: satisfaction.shape.rating, comment: z.string().trim().max(2000).default('') }))
    .output(ticket)
    .errors({ ...oneTicket, TICKET_NOT_RESOLVED: errors.TICKET_NOT_RESOLVED }),
  ...desk,
  ...cannedReplies,
  ...attachments,
  ...live,
};
