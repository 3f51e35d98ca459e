import { admin } from '#server/platform/rpc.ts';
import { showTicket } from '../show-ticket.ts';
import { addNote } from './add-note.ts';
import { getStats } from './get-stats.ts';
import { mergeTickets } from './merge/merge-tickets.ts';
import { refundCredits } from './refund-credits.ts';
import { updateTicket } from './update-ticket.ts';

export const deskProcedures = {
  updateTicket: admin.tickets.updateTicket.handler(async ({ input: { id, ...details }, context }) =>
    showTicket(context.db, await updateTicket(context.db, id, details, context.user), 'admin'),
  ),
  addTicketNote: admin.tickets.addTicketNote.handler(async ({ input: { id, ...note }, context }) =>
    showTicket(context.db, await addNote(context, id, note, context.user), 'admin'),
  ),
  mergeTickets: admin.tickets.mergeTickets.handler(async ({ input: { id, into }, context }) =>
    showTicket(context.db, await mergeTickets(context, id, into, context.user), 'admin'),
  ),
  refundTicketCredits: admin.tickets.refundTicketCredits.handler(async ({ input: { id, ...refund }, context }) => {
    const { ticket, currentBalance } = await refundCredits(context, id, refund, context.user);
    return { ticket: await showTicket(context.db, ticket, 'admin'), currentBalance };
  }),
  getSupportStats: admin.tickets.getSupportStats.handler(({ context }) => getStats(context.db)),
};
