import { useSearchParams } from 'react-router';
import { ticketPriority } from '#contract/tickets/ticket.ts';
import { recordId } from '#contract/vocabulary/ids.ts';
import { changeParams } from '#web/ui/list-params.ts';
import { useListState } from '#web/ui/use-list-state.ts';
import { ticketFilter } from '../ticket-filter.ts';

export const NEWEST = '-createdAt';
export const LONGEST_WAITING = 'waitingSince';
export const TICKETS_PER_PAGE = 10;

/** Filters of the desk by their names in the address, the search in texts left out. */
const FILTERS = ['email', 'status', 'priority', 'assignee', 'from', 'to'];

/**
 * What the desk shows lives in the address: it survives a reload, the browser's way back leads from a ticket to the list,
 * and it can be sent to another admin.
 */
export function useDeskState() {
  const [params, setParams] = useSearchParams();
  const list = useListState(NEWEST);
  const { page, search, filter, set } = list;
  const priority = ticketPriority.safeParse(filter('priority'));
  const assignee = recordId.safeParse(filter('assignee'));
  const email = filter('email').slice(0, 320);
  return {
    list,
    ticketId: filter('ticket'),
    query: {
      page,
      limit: TICKETS_PER_PAGE,
      sort: list.sort === LONGEST_WAITING ? LONGEST_WAITING : NEWEST,
      ...ticketFilter(list),
      ...(email && { email }),
      ...(priority.success && { priority: priority.data }),
      ...((assignee.success || filter('assignee') === 'none') && { assignee: filter('assignee') }),
    },
    /** How many filters are on. */
    filters: FILTERS.filter((name) => filter(name) !== '').length,
    narrowed: search !== '' || FILTERS.some((name) => filter(name) !== ''),
    clear: () => set({ search: '', ...Object.fromEntries(FILTERS.map((name) => [name, ''])) }),
    /** The address with a ticket open, over the list as it is; '' closes it. */
    to: (ticketId: string) => ({ search: changeParams(params, { page, ticket: ticketId }).toString() }),
    /** The address of another page of the list. */
    at: (other: number) => ({ search: changeParams(params, { page: other }).toString() }),
    /** Opens a ticket in the place of the one before: the browser's way back leads to the list. */
    replace: (ticketId: string) =>
      setParams((now) => changeParams(now, { page, ticket: ticketId }), { replace: true, preventScrollReset: true }),
  };
}
export type DeskState = ReturnType<typeof useDeskState>;
