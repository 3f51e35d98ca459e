import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { errorMessage } from '#web/error-message.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { TicketCard } from './ticket-card.tsx';
import { useOtherTickets } from './use-other-tickets.ts';

/** The other tickets of the same person. */
export function MergeChoice({ ticket, onChoose }: { ticket: Ticket; onChoose: (target: Ticket) => void }) {
  const [search, setSearch] = useState('');
  const others = useOtherTickets(ticket, search, true);
  return (
    <div className="grid gap-3">
      <p className="text-muted text-small">
        Choose the ticket to keep. Only tickets from {ticket.ticketUserName || ticket.ticketUserEmail} are listed.
      </p>
      <SearchField label="Search other tickets" placeholder="Words of the ticket" value={search} onSearch={setSearch} />
      {others.isPending && <ListSkeleton label="Loading other tickets" rows={3} />}
      {others.isError && (
        <ErrorState
          message={errorMessage(others.error, 'Failed to fetch the other tickets')}
          onRetry={() => others.refetch()}
        />
      )}
      {others.data?.length === 0 && (
        <EmptyState title={search ? 'No ticket found' : 'This person has no other ticket'} />
      )}
      {others.data && others.data.length > 0 && (
        <ul aria-label="Other tickets" className="grid gap-2">
          {others.data.map((other) => (
            <li key={other._id}>
              <button
                type="button"
                onClick={() => onChoose(other)}
                className="w-full rounded-sm border border-line text-left hover:border-ink"
              >
                <TicketCard ticket={other} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
