import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { TICKET_MISSING } from './desk.ts';
import { asSender, ticketSender } from './ticket.ts';

/**
 * What happens at the desk while somebody is watching. `resync` comes first on every connection, and whenever an event
 * may have been missed; the receiver then reads what is on the screen again. Members hear only of their own tickets,
 * and nothing of notes.
 */
export const supportEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('resync') }),
  z.object({
    type: z.literal('ticket'),
    ticketId: recordId,
    change: z.enum(['created', 'message', 'status', 'read', 'details', 'note']),
    sender: ticketSender.optional().describe('Whose doing it was'),
  }),
  z.object({ type: z.literal('typing'), ticketId: recordId, sender: ticketSender, name: z.string() }),
]);
export type SupportEvent = z.infer<typeof supportEvent>;

export const live = {
  watchSupport: oc
    .route({
      method: 'GET',
      path: '/api/support-events',
      summary: 'Changes of tickets as they happen (SSE)',
      tags: ['Support'],
    })
    .output(eventIterator(supportEvent))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED }),
  sayTyping: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/typing',
      summary: 'The other side sees for a moment that this one is typing',
      tags: ['Support'],
    })
    .input(byId.extend({ sender: asSender }))
    .output(z.object({ success: z.literal(true) }))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: TICKET_MISSING }),
  countUnread: oc
    .route({
      method: 'GET',
      path: '/api/support-unread',
      summary: 'Tickets with unread messages: your own, and for admins those of the desk',
      tags: ['Support'],
    })
    .output(z.object({ own: z.number().int(), desk: z.number().int().optional() }))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED }),
  markTicketRead: oc
    .route({
      method: 'POST',
      path: '/api/support-messages/{id}/read',
      summary: 'The asking side has seen the messages of this ticket',
      tags: ['Support'],
    })
    .input(
      byId.extend({
        sender: asSender,
        seen: instant.optional().describe('Time of the last message that was shown; what came later stays unread'),
      }),
    )
    .output(z.object({ success: z.literal(true) }))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: TICKET_MISSING }),
};
