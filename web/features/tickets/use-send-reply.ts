import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ticket, TicketSender } from '#contract/tickets/ticket.ts';
import { api, client } from '#web/api.ts';
import type { NewReply } from './use-reply.ts';

/** Sends a reply. Of the list that the call takes it is the only entry: the server keeps each one once, by its id. */
export function useSendReply(ticket: Ticket, side: TicketSender) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, message, attachments }: NewReply) => {
      const own = {
        _id,
        message,
        timestamp: new Date().toISOString(),
        sender: side,
        attachments: attachments.map((file) => file._id),
      };
      return client.tickets.updateTicketStatus({
        id: ticket._id,
        // The desk's replies leave the status as it is by then, which may be another one than the one in view.
        ...(side === 'user' && { ticketStatus: 'in-progress' as const }),
        adminMessage: [own],
      });
    },
    onSettled: (answer) => {
      if (answer)
        queries.setQueriesData({ queryKey: api.tickets.getTicket.key({ input: { id: ticket._id } }) }, answer);
      // After a failure too: the reply may have arrived although its answer was lost.
      void queries.invalidateQueries({ queryKey: api.tickets.key() });
    },
  });
}
