import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { attachmentIds } from './attachment.ts';
import { messageOrFiles, NO_MESSAGE, required } from './texts.ts';
import { ticket, ticketPriority } from './ticket.ts';

const tags = ['Support'];
const admins = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
export const TICKET_MISSING = { ...errors.NOT_FOUND, message: 'This ticket does not exist.' };
const oneTicket = { ...admins, NOT_FOUND: TICKET_MISSING };

const seconds = z.number().int().nullable();

/** Calls about tickets for admins only. */
export const desk = {
  updateTicket: oc
    .route({
      method: 'PATCH',
      path: '/api/support-messages/{id}',
      summary: 'Priority of a ticket, and which admin sees to it',
      tags,
    })
    .input(byId.extend({ priority: ticketPriority.nullable().optional(), assigneeId: recordId.nullable().optional() }))
    .output(ticket)
    .errors(oneTicket),
  addTicketNote: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/notes',
      successStatus: 201,
      summary: "An internal note, a text or files; the ticket's writer never receives it",
      tags,
    })
    .input(
      byId
        .extend({
          message: messageOrFiles,
          attachments: attachmentIds,
          _id: recordId.optional().describe('Made by the browser: the same note sent again is kept once'),
        })
        .refine(({ message, attachments }) => message || attachments.length > 0, {
          path: ['message'],
          error: NO_MESSAGE,
        }),
    )
    .output(ticket)
    .errors(oneTicket),
  mergeTickets: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/merge',
      summary: 'Make a duplicate part of another ticket of the same person',
      tags,
    })
    .input(byId.extend({ into: recordId }))
    .output(ticket.describe('The ticket that goes on'))
    .errors({ ...oneTicket, NOT_MERGEABLE: errors.NOT_MERGEABLE }),
  refundTicketCredits: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/credit-refunds',
      successStatus: 201,
      summary: "Give credits back to the ticket's writer, with a reason in the ledger and, when given, a reply",
      tags,
    })
    .input(
      byId.extend({
        _id: recordId.describe('Made by the browser: the same refund sent again is booked once'),
        amount: z.coerce.number().int().min(1, 'Please enter a number of credits above 0.').max(10_000),
        reason: required('Please enter a reason.').max(500),
        message: z.string().trim().max(2000).default('').describe('Sent as a reply'),
      }),
    )
    .output(z.object({ ticket, currentBalance: z.number().int() }))
    .errors({
      ...oneTicket,
      TICKET_CLOSED: errors.TICKET_CLOSED,
      IDEMPOTENCY_KEY_REUSED: {
        ...errors.IDEMPOTENCY_KEY_REUSED,
        message: 'This refund was made with another amount.',
      },
    }),
  getSupportStats: oc
    .route({ method: 'GET', path: '/api/support-stats', summary: 'Figures of the desk, of the last 30 days', tags })
    .output(
      z.object({
        open: z.number().int().describe('Tickets that are open or in progress'),
        waiting: z.number().int().describe('Tickets whose writer waits for an answer'),
        longestWaitingSince: z.iso.datetime().nullable(),
        medianFirstResponseSeconds: seconds,
        good: z.number().int().describe('Answers to the satisfaction question'),
        bad: z.number().int(),
      }),
    )
    .errors(admins),
};
