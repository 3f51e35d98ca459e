import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Ticket } from '#contract/tickets.ts';
import { api } from '#web/api.ts';

/** How many are offered; more words narrow the search. */
const OFFERED = 20;

/** Other tickets of the same person, newest first, into which this one could go. */
export function useOtherTickets(ticket: Ticket, search: string, enabled: boolean) {
  const { _id, ticketUserEmail: userEmail } = ticket;
  const input = { userEmail, page: 1, limit: OFFERED, sort: '-createdAt', replies: 'false', ...(search && { search }) };
  return useQuery({
    ...api.tickets.listTickets.queryOptions({ input }),
    enabled,
    placeholderData: keepPreviousData,
    select: (found) => found.filter((other) => other._id !== _id && other.mergedInto === null),
  });
}
