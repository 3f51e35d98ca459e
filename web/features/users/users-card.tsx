import { useState } from 'react';
import { errorMessage, errorStatus, NETWORK_ERROR } from '#web/error-message.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { Selection } from '#web/ui/data-table.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { ExportButton } from './export-button.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useUserActions } from './use-user-actions.ts';
import { useUserDialogs } from './use-user-dialogs.ts';
import { USERS_PER_PAGE, USERS_SORT, useUsers } from './use-users.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UsersList } from './users-list.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

/** The columns fit from here on, in px. */
const TABLE_WIDTH = 1100;

/** The directory of users. On the dashboard it is compact: without choosing many and without the export. */
export function UsersCard({ compact = false }: { compact?: boolean }) {
  const state = useListState(USERS_SORT);
  const { page, search, sort, set } = state;
  const list = useUsers(state);
  const actions = useUserActions();
  const dialogs = useUserDialogs(actions);
  const [selection, setSelection] = useState<Selection>({});
  const { ref, width } = useWidth();
  const wide = (width ?? 0) >= TABLE_WIDTH;
  const { rows, total } = list.data ?? { rows: [], total: 0 };
  return (
    <Card aria-labelledby="users" className="min-w-0">
      <CardHeader>
        <h2 id="users" className="flex items-baseline gap-3 font-semibold text-body">
          User Directory
          {list.data && <span className="font-mono text-muted text-small">{formatNumber(total)}</span>}
        </h2>
        {!compact && <ExportButton search={search} sort={sort} />}
      </CardHeader>
      <div ref={ref}>
        <UsersToolbar
          state={state}
          sortable={!wide}
          refreshing={list.isFetching && !list.isPending}
          onRefresh={() => list.refetch()}
        />
        {!compact && <SelectionBar selection={selection} onClear={() => setSelection({})} />}
        {list.isPending && <ListSkeleton label="Loading users" rows={USERS_PER_PAGE} />}
        {list.isError && (
          <div className="p-4">
            <ErrorState message={`Failed to fetch users: ${reasonOf(list.error)}`} onRetry={() => list.refetch()} />
          </div>
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState title="No Users Found">
            {search ? `No name or email contains “${search}”.` : 'Nobody on this page.'}
          </EmptyState>
        )}
        {rows.length > 0 && !list.isError && (
          <UsersList
            users={rows}
            wide={wide}
            sort={sort}
            onSort={(next) => set({ sort: next })}
            dialogs={dialogs}
            selection={selection}
            onSelect={compact ? undefined : setSelection}
          />
        )}
        {list.data && (
          <Pagination
            label="Pages of users"
            page={page}
            size={USERS_PER_PAGE}
            total={total}
            onPage={(next) => set({ page: next })}
          />
        )}
      </div>
      <UserDialogs dialogs={dialogs} actions={actions} />
    </Card>
  );
}

/** The server's words; without any the status. */
const reasonOf = (error: unknown) =>
  errorMessage(error, errorStatus(error) ? `HTTP error! Status: ${errorStatus(error)}` : NETWORK_ERROR);
