import { failure } from '#server/platform/errors.ts';
import { member, visitor } from '#server/rpc.ts';
import { cannedReplyProcedures } from './canned-replies/procedures.ts';
import { createTicket } from './create-ticket.ts';
import { findTickets } from './find-tickets.ts';
import { getTicket } from './get-ticket.ts';
import { limitMessages } from './limit-messages.ts';
import { canListTickets } from './policy.ts';
import { presentTicket } from './present.ts';

export const ticketProcedures = {
  createTicket: visitor.tickets.createTicket.handler(async ({ input, context }) => {
    await limitMessages(context);
    return presentTicket(await createTicket(context.db, context.user, input), 'user');
  }),
  listTickets: member.tickets.listTickets.handler(async ({ input, context }) => {
    if (!canListTickets(context.user, input.userEmail))
      throw failure('FORBIDDEN', 'Only an administrator can list the tickets of others.');
    const { found, total } = await findTickets(context.db, context.user, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map((row) => presentTicket(row, context.user.role === 'Admin' ? 'admin' : 'user'));
  }),
  getTicket: member.tickets.getTicket.handler(async ({ input, context }) =>
    presentTicket(
      await getTicket(context.db, input.id, context.user),
      context.user.role === 'Admin' ? 'admin' : 'user',
    ),
  ),
  ...cannedReplyProcedures,
};
