import { paymentStatus } from '#contract/orders/order.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

/** Ways to sort by, each with its name. */
export type SortChoice = readonly (readonly [sort: string, label: string])[];

interface OrderListToolbarProps {
  state: ListState;
  /** On a narrow screen there are no column heads to sort by. */
  sorts: SortChoice | undefined;
  /** What the search looks through. */
  searched: string;
  byStatus: boolean;
}

export function OrderListToolbar({ state, sorts, searched, byStatus }: OrderListToolbarProps) {
  const { search, sort, filter, set } = state;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3 sm:px-5">
      <SearchField
        label="Search orders"
        placeholder={searched}
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      {byStatus && (
        <div className="flex-1 basis-36 sm:max-w-52">
          <Select
            aria-label="Payment status"
            value={filter('status')}
            onChange={({ target }) => set({ status: target.value })}
          >
            <option value="">All payments</option>
            {paymentStatus.options.map((status) => (
              <option key={status} value={status}>
                {status === 'pending' ? 'Pending' : status}
              </option>
            ))}
          </Select>
        </div>
      )}
      {sorts && (
        <div className="flex-1 basis-36 sm:max-w-52">
          <Select aria-label="Sort by" value={sort} onChange={({ target }) => set({ sort: target.value })}>
            {!sorts.some(([value]) => value === sort) && <option value={sort}>Custom order</option>}
            {sorts.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
