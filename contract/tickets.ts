import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { listQuery } from './vocabulary/pagination.ts';

export const ticketStatus = z.enum(['open', 'in-progress', 'resolved', 'closed']);
export type TicketStatus = z.infer<typeof ticketStatus>;

/** A support ticket; `message` is what its writer said first. */
export const ticket = z.object({
  _id: recordId,
  subject: z.string(),
  message: z.string(),
  phone: z.string(),
  ticketStatus,
  ticketUserName: z.string(),
  ticketUserEmail: z.string(),
  ticketUserProfileURL: z.string().nullable(),
  ticketUserRole: z.string().describe("'user' for everybody who writes in"),
  createdAt: instant,
});
export type Ticket = z.infer<typeof ticket>;

/**
 * Line breaks, other control characters, and what turns the direction of writing: in a name or a subject they forge
 * lines of lists and of mail.
 */
const NOT_OF_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const oneLine = (text: string) => text.replace(NOT_OF_A_LINE, ' ').trim();

const required = (message: string) => z.string({ error: message }).trim().min(1, message);
const requiredLine = (message: string) => z.string({ error: message }).overwrite(oneLine).min(1, message);

const oneTicket = {
  UNAUTHORIZED: errors.UNAUTHORIZED,
  NOT_FOUND: { ...errors.NOT_FOUND, message: 'This ticket does not exist.' },
};

export const tickets = {
  createTicket: oc
    .route({
      method: 'POST',
      path: '/new-support-message',
      successStatus: 201,
      summary: 'Write to the support desk; without a session as the contact form, else in the name of the account',
      tags: ['Support'],
    })
    .input(
      z.object({
        // More fields may come (status, date, role, picture): they are the server's to say and are left out.
        ticketUserName: requiredLine('Please enter your name').max(200),
        ticketUserEmail: z.email({ error: 'Please enter your email' }).max(320),
        subject: requiredLine('Please enter your subjects').max(300),
        phone: z.string().overwrite(oneLine).max(60).default('').describe('Needed without a session'),
        message: required('Please enter your message').max(20_000),
      }),
    )
    .output(ticket)
    .errors({ TOO_MANY_MESSAGES: errors.TOO_MANY_MESSAGES }),
  listTickets: oc
    .route({
      method: 'GET',
      path: '/support-messages',
      summary: 'Tickets, newest first; with userEmail those of that person',
      tags: ['Support'],
    })
    .input(listQuery.extend({ userEmail: z.email().optional(), ticketStatus: ticketStatus.optional() }))
    .output(z.array(ticket))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
  getTicket: oc
    .route({ method: 'GET', path: '/support-message/{id}', summary: 'One ticket', tags: ['Support'] })
    .input(byId)
    .output(ticket)
    .errors(oneTicket),
};
