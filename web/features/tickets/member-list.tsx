import { Link, Navigate, type To, useSearchParams } from 'react-router';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { errorMessage } from '#web/error-message.ts';
import type { Page } from '#web/find-page.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { changeParams, lastPageInstead } from '#web/ui/list-params.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketList } from './ticket-list.tsx';

interface MemberListProps {
  list: {
    data: Page<Ticket> | undefined;
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  state: ListState;
  perPage: number;
  open: string;
  to: (ticketId: string) => To;
}

/** A page of one's own tickets with its filters and its four states. */
export function MemberList({ list, state, perPage, open, to }: MemberListProps) {
  const { page, search, filter, set } = state;
  const [params] = useSearchParams();
  const { rows, total } = list.data ?? { rows: [], total: 0 };
  const last = list.isSuccess && !list.isPlaceholderData ? lastPageInstead(page, perPage, total) : undefined;
  if (last) return <Navigate replace to={{ search: changeParams(params, { page: last }).toString() }} />;
  const isNarrowed = Boolean(search || filter('status') || (filter('from') && filter('to')));
  return (
    <Card aria-labelledby="tickets" className={classNames('flex min-h-0 min-w-0 flex-col', open && 'max-lg:hidden')}>
      <CardHeader className="sm:px-4">
        <h2 id="tickets" className="font-semibold text-body">
          Support Tickets{list.data && ` (${formatNumber(total)})`}
        </h2>
        {list.isPending && <span className="text-muted text-small">Loading...</span>}
      </CardHeader>
      <TicketFilters state={state} />
      <div className="relative min-h-0 flex-1 lg:overflow-y-auto">
        {list.isPending && <ListSkeleton label="Loading..." rows={perPage} />}
        {list.isError && (
          <div className="p-4">
            <ErrorState
              message={errorMessage(list.error, 'Failed to load your tickets')}
              onRetry={() => list.refetch()}
            />
          </div>
        )}
        {list.isSuccess && total === 0 && (
          <NoTickets isNarrowed={isNarrowed} onClear={() => set({ search: '', status: '', from: '', to: '' })} />
        )}
        {rows.length > 0 && <TicketList tickets={rows} current={open} side="user" to={to} />}
      </div>
      {list.data && (
        <Pagination
          label="Pages of tickets"
          page={page}
          size={perPage}
          total={total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </Card>
  );
}

function NoTickets({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="No tickets found"
        action={
          <Button look="secondary" onClick={onClear}>
            Show all tickets
          </Button>
        }
      >
        No ticket matches your search and filters.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No tickets yet"
      action={
        <Button asChild look="secondary">
          <Link to={paths.createSupport()}>Write to us</Link>
        </Button>
      }
    >
      Does something not work, or do you have a question? Create a ticket: we answer here, and by mail.
    </EmptyState>
  );
}
