import { type TicketStatus, ticketStatus } from '#contract/tickets/ticket.ts';
import type { ListState } from '#web/ui/use-list-state.ts';
import { dayRange } from './day-range.ts';

export interface TicketFilter {
  search?: string;
  ticketStatus?: TicketStatus;
  startDate?: string;
  endDate?: string;
}

/** What the address asks for, as the server takes it; what somebody wrote into it by hand may be nothing. */
export function ticketFilter({ search, filter }: Pick<ListState, 'search' | 'filter'>): TicketFilter {
  const status = ticketStatus.safeParse(filter('status'));
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(status.success && { ticketStatus: status.data }),
    ...dayRange(filter('from'), filter('to')),
  };
}
