import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { findPage } from '#web/find-page.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { IncidentRow } from './incident-row.tsx';

export const meta = () => [{ title: 'Incidents · Facsimile' }];

const INCIDENTS_PER_PAGE = 20;

/** What went wrong, and why: whoever was shown a reference is found by it. */
export default function IncidentsPage() {
  const { page, search, set } = useListState();
  const incidents = useIncidents({ page, limit: INCIDENTS_PER_PAGE, search });
  const rows = incidents.data?.rows ?? [];
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <h1 className="text-heading">Incidents</h1>
      <Card aria-label="Incidents" className="min-w-0">
        <div className="border-line border-b px-4 py-3 sm:px-5">
          <SearchField
            label="Search incidents"
            placeholder="Reference, person or cause"
            value={search}
            onSearch={(text) => set({ search: text })}
          />
        </div>
        {incidents.isPending && <ListSkeleton label="Loading incidents" rows={6} />}
        {incidents.isError && (
          <div className="p-4">
            <ErrorState
              message={errorMessage(incidents.error, 'Failed to fetch incidents')}
              onRetry={() => incidents.refetch()}
            />
          </div>
        )}
        {incidents.isSuccess && rows.length === 0 && (
          <EmptyState title={search ? 'Nothing found' : 'Nothing has gone wrong'}>
            {search
              ? 'No incident matches the search.'
              : 'When something fails, people are shown a reference. It is listed here with the cause for 90 days.'}
          </EmptyState>
        )}
        {!incidents.isError && rows.length > 0 && (
          <ol aria-label="Incidents" className="divide-y divide-line">
            {rows.map((incident) => (
              <IncidentRow key={incident._id} incident={incident} />
            ))}
          </ol>
        )}
        {incidents.data && (
          <Pagination
            label="Pages of incidents"
            page={page}
            size={INCIDENTS_PER_PAGE}
            total={incidents.data.total}
            onPage={(next) => set({ page: next })}
          />
        )}
      </Card>
    </div>
  );
}

/** A page of failures. */
function useIncidents({ search, ...page }: { page: number; limit: number; search: string }) {
  const input = search ? { ...page, search } : page;
  return useQuery({
    queryKey: [...api.incidents.listIncidents.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.incidents.listIncidents, input, signal),
    placeholderData: keepPreviousData,
  });
}
