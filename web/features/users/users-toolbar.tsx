import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

/** On a narrow screen there are no column heads to sort by. */
const orders = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['userName', 'Name, A–Z'],
  ['UserEmail', 'Email, A–Z'],
  ['userRole', 'Role'],
  ['userMembership', 'Membership'],
  ['-currentBalance', 'Most credits'],
] as const;

interface UsersToolbarProps {
  state: ListState;
  sortable: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

export function UsersToolbar({ state, sortable, refreshing, onRefresh, children }: UsersToolbarProps) {
  const { search, sort, set } = state;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
      <SearchField
        label="Search users"
        placeholder="Name or email"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      {sortable && (
        <div className="flex-1 basis-40">
          <Select aria-label="Sort by" value={sort} onChange={({ target }) => set({ sort: target.value })}>
            {!orders.some(([value]) => value === sort) && <option value={sort}>Custom order</option>}
            {orders.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Button look="secondary" className="min-h-11" busy={refreshing} disabled={refreshing} onClick={onRefresh}>
        {!refreshing && <RefreshCw aria-hidden="true" className="size-4" />}
        Refresh
      </Button>
      {children}
    </div>
  );
}
