import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

const orders = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['itemName', 'Name, A–Z'],
  ['price', 'Cheapest first'],
  ['-price', 'Most expensive first'],
] as const;

export function ItemsToolbar({ state: { search, sort, set } }: { state: ListState }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
      <SearchField
        label="Search items"
        placeholder="Name, address or description"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      <div className="flex-1 basis-40 sm:max-w-56">
        <Select aria-label="Sort by" value={sort} onChange={({ target }) => set({ sort: target.value })}>
          {!orders.some(([value]) => value === sort) && <option value={sort}>Custom order</option>}
          {orders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
