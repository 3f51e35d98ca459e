import type { AuditFilters as AuditQuery } from '#contract/audit.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { ExportLog } from './export-log.tsx';
import { useAudit } from './use-audit.ts';

export const meta = () => [{ title: 'Audit log · Facsimile' }];

const ENTRIES_PER_PAGE = 20;

/** Who did what to whom, before and after. */
export default function AuditPage() {
  const state = useListState();
  const { page, search, filter, set } = state;
  const [action, from, to] = [filter('action'), filter('from'), filter('to')];
  const given = Object.entries({ search, action, from: dayOf(from), to: dayOf(to) }).filter(([, value]) => value);
  const filters: AuditQuery = Object.fromEntries(given);
  const entries = useAudit({ page, limit: ENTRIES_PER_PAGE, ...filters });
  const rows = entries.data?.rows ?? [];
  const narrowed = Boolean(search || action || from || to);
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading">Audit log</h1>
        <ExportLog filter={filters} />
      </div>
      <Card aria-label="Entries" className="min-w-0">
        <AuditFilters state={state} />
        {entries.isPending && <ListSkeleton label="Loading the audit log" rows={8} />}
        {entries.isError && (
          <div className="p-4">
            <ErrorState
              message={errorMessage(entries.error, 'Failed to fetch the audit log')}
              onRetry={() => entries.refetch()}
            />
          </div>
        )}
        {entries.isSuccess && rows.length === 0 && (
          <EmptyState title={narrowed ? 'No entries found' : 'No entries yet'}>
            {narrowed
              ? 'No entry matches your search and filters.'
              : 'Everything that admins change, send or delete is recorded here, with the values before and after.'}
          </EmptyState>
        )}
        {!entries.isError && rows.length > 0 && (
          <ol aria-label="Entries" className="divide-y divide-line">
            {rows.map((entry) => (
              <AuditRow key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
        {entries.data && (
          <Pagination
            label="Pages of the audit log"
            page={page}
            size={ENTRIES_PER_PAGE}
            total={entries.data.total}
            onPage={(next) => set({ page: next })}
          />
        )}
      </Card>
    </div>
  );
}

/** A day as the server takes it; what somebody wrote into the address by hand may be none. */
const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
