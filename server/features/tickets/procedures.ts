import { failure } from '#server/platform/errors.ts';
import { member, visitor } from '#server/platform/rpc.ts';
import { attachmentProcedures } from './attachments/procedures.ts';
import { cannedReplyProcedures } from './canned-replies/procedures.ts';
import { countUnread } from './count-unread.ts';
import { createTicket } from './create-ticket.ts';
import { deskProcedures } from './desk/procedures.ts';
import { findTickets } from './find-tickets.ts';
import { getTicket } from './get-ticket.ts';
import { limitMessages } from './limit-messages.ts';
import { markTicketRead } from './mark-ticket-read.ts';
import { canListTickets, sideOf, sideOfList } from './policy.ts';
import { rateTicket } from './rate-ticket.ts';
import { sayTyping } from './say-typing.ts';
import { showTicket, showTickets } from './show-ticket.ts';
import { updateTicketStatus } from './update-ticket-status.ts';
import { watchSupport } from './watch-support.ts';

const success = { success: true as const };

export const ticketProcedures = {
  createTicket: visitor.tickets.createTicket.handler(async ({ input, context }) => {
    await limitMessages(context);
    return showTicket(context.db, await createTicket(context, context.user, input), 'user');
  }),
  listTickets: member.tickets.listTickets.handler(async ({ input, context }) => {
    if (!canListTickets(context.user, input.userEmail))
      throw failure('FORBIDDEN', 'Only an administrator can list the tickets of others.');
    const side = sideOfList(context.user, input.userEmail);
    const { found, total } = await findTickets(context.db, context.user, side, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return showTickets(context.db, found, side, { replies: input.replies, asList: true });
  }),
  getTicket: member.tickets.getTicket.handler(async ({ input, context: { db, user } }) => {
    const ticket = await getTicket(db, input.id, user);
    return showTicket(db, ticket, sideOf(user, ticket, input.sender));
  }),
  updateTicketStatus: member.tickets.updateTicketStatus.handler(({ input, context }) =>
    updateTicketStatus(context, input),
  ),
  rateTicket: member.tickets.rateTicket.handler(async ({ input: { id, ...answer }, context: { db, user } }) =>
    showTicket(db, await rateTicket(db, id, answer, user), 'user'),
  ),
  ...deskProcedures,
  ...cannedReplyProcedures,
  ...attachmentProcedures,
  watchSupport: member.tickets.watchSupport.handler(async ({ context, signal }) => watchSupport(context, signal)),
  sayTyping: member.tickets.sayTyping.handler(async ({ input, context }) => {
    const ticket = await getTicket(context.db, input.id, context.user);
    await sayTyping(context, ticket, sideOf(context.user, ticket, input.sender), context.user);
    return success;
  }),
  countUnread: member.tickets.countUnread.handler(({ context }) => countUnread(context.db, context.user)),
  markTicketRead: member.tickets.markTicketRead.handler(async ({ input, context: { db, user } }) => {
    const ticket = await getTicket(db, input.id, user);
    await markTicketRead(db, ticket, sideOf(user, ticket, input.sender), input.seen);
    return success;
  }),
};
