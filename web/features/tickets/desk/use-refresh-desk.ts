import { useQueryClient } from '@tanstack/react-query';
import type { Ticket } from '#contract/tickets.ts';
import { api } from '#web/api.ts';

/** Shows a ticket as the server has just answered it; whatever else shows tickets reads again. */
export function useRefreshDesk() {
  const queryClient = useQueryClient();
  return (ticket?: Ticket) => {
    if (ticket)
      queryClient.setQueryData(api.tickets.getTicket.queryOptions({ input: { id: ticket._id } }).queryKey, ticket);
    void Promise.all(
      [api.tickets.key(), api.dashboard.key(), api.audit.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
