import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Ticket, TicketSender } from '#contract/tickets/ticket.ts';
import { api, client } from '#web/api.ts';

/** Tells the server that an open ticket was read, once there is something new in it and somebody looks at the page. */
export function useMarkRead(ticket: Ticket | undefined, side: TicketSender): void {
  const queries = useQueryClient();
  const id = ticket?._id;
  const isNew = (ticket?.unread ?? 0) > 0;
  const last = ticket?.lastMessage.timestamp;
  useEffect(() => {
    if (!id || !isNew) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      client.tickets
        .markTicketRead({ id, sender: side, ...(last && { seen: last }) })
        .then(() => {
          for (const { key } of [api.tickets.getTicket, api.tickets.listTickets, api.tickets.countUnread])
            void queries.invalidateQueries({ queryKey: key() });
        })
        // It stays unread, and the next look at it tries again.
        .catch((error: unknown) => console.warn('The ticket could not be marked as read', error));
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, isNew, last, side, queries]);
}
