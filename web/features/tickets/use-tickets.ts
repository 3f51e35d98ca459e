import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

export type TicketsQuery = Omit<NonNullable<Parameters<typeof client.tickets.listTickets>[0]>, 'replies'> & {
  page: number;
  limit: number;
};

/** A page of tickets without their replies, and how many there are. The page before stays in view until it has come. */
export function useTickets(query: TicketsQuery, enabled = true) {
  const input = { ...query, replies: 'false' };
  return useQuery({
    queryKey: [...api.tickets.listTickets.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.tickets.listTickets, input, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}
