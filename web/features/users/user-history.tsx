import { useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { errorMessage } from '#web/error-message.ts';
import { AuditRow, useAudit } from '#web/features/audit/index.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

const ENTRIES_PER_PAGE = 5;

/** What admins did about this user. */
export function UserHistory({ user: { _id: subjectId } }: { user: User }) {
  const [page, setPage] = useState(1);
  const entries = useAudit({ subjectId, page, limit: ENTRIES_PER_PAGE });
  const { rows, total } = entries.data ?? { rows: [], total: 0 };
  return (
    <Card aria-labelledby="history" className="min-w-0">
      <CardHeader>
        <h2 id="history" className="font-semibold text-body">
          Audit log
        </h2>
      </CardHeader>
      {entries.isPending && <ListSkeleton label="Loading the audit log" rows={2} />}
      {entries.isError && (
        <div className="p-4">
          <ErrorState
            message={errorMessage(entries.error, 'Failed to fetch the audit log')}
            onRetry={() => entries.refetch()}
          />
        </div>
      )}
      {entries.isSuccess && total === 0 && (
        <p className="px-4 py-6 text-muted text-small sm:px-5">No admin has changed anything about this user.</p>
      )}
      {!entries.isError && rows.length > 0 && (
        <ol aria-labelledby="history" className="divide-y divide-line">
          {rows.map((entry) => (
            <AuditRow key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
      {entries.data && (
        <Pagination label="Pages of the audit log" page={page} size={ENTRIES_PER_PAGE} total={total} onPage={setPage} />
      )}
    </Card>
  );
}
