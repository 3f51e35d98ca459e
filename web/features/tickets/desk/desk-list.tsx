import { Navigate } from 'react-router';
import { errorMessage } from '#web/error-message.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { lastPageInstead } from '#web/ui/list-params.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { TicketList } from '../ticket-list.tsx';
import type { useTickets } from '../use-tickets.ts';
import { type DeskState, LONGEST_WAITING, NEWEST, TICKETS_PER_PAGE } from './use-desk-state.ts';
import { Waiting } from './waiting.tsx';

interface DeskListProps {
  state: DeskState;
  tickets: ReturnType<typeof useTickets>;
  className: string;
}

/** The tickets as filtered, ten on a page. */
export function DeskList({ state, tickets, className }: DeskListProps) {
  const { data, isPending, isError, isSuccess, isPlaceholderData, error, refetch } = tickets;
  const { page, sort, set } = state.list;
  const last = isSuccess && !isPlaceholderData ? lastPageInstead(page, TICKETS_PER_PAGE, data.total) : undefined;
  if (last) return <Navigate replace to={state.at(last)} />;
  return (
    <Card aria-labelledby="desk-tickets" className={className}>
      <CardHeader className="sm:px-4">
        <h2 id="desk-tickets" className="flex items-baseline gap-2 font-semibold text-body">
          Tickets
          {data && <span className="font-mono text-muted text-small">{formatNumber(data.total)}</span>}
        </h2>
        <div className="w-44">
          <Select aria-label="Sort by" value={sort} onChange={({ target }) => set({ sort: target.value })}>
            <option value={NEWEST}>Newest first</option>
            <option value={LONGEST_WAITING}>Longest waiting</option>
          </Select>
        </div>
      </CardHeader>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {isPending && <ListSkeleton label="Loading tickets" rows={6} />}
        {isError && (
          <div className="p-4">
            <ErrorState message={errorMessage(error, 'Failed to fetch tickets')} onRetry={() => refetch()} />
          </div>
        )}
        {!isError && data?.rows.length === 0 && (
          <EmptyState
            title={state.narrowed ? 'No ticket found' : 'No tickets yet'}
            action={
              state.narrowed && (
                <Button look="secondary" onClick={state.clear}>
                  Show all tickets
                </Button>
              )
            }
          >
            {state.narrowed
              ? 'Nothing matches your search and filters.'
              : 'Messages from members and visitors appear here immediately.'}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <TicketList
            tickets={data.rows}
            current={state.ticketId}
            side="admin"
            to={state.to}
            extra={({ assignee, waitingSince, mergedInto }) => (
              <>
                {mergedInto && <Badge>Merged</Badge>}
                {assignee && <Badge>{assignee.name}</Badge>}
                {waitingSince && (
                  <span className="ml-auto text-caption text-muted">
                    waiting <Waiting since={waitingSince} />
                  </span>
                )}
              </>
            )}
          />
        )}
      </div>
      {data && (
        <Pagination
          label="Pages of tickets"
          page={page}
          size={TICKETS_PER_PAGE}
          total={data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </Card>
  );
}
