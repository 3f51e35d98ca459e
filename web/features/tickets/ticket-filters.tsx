import { SearchField } from '#web/ui/search-field.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { DateFields, DatesHint } from './date-fields.tsx';
import { StatusSelect } from './status-select.tsx';

interface TicketFiltersProps {
  state: ListState;
}

/** Which tickets are listed; the address keeps it. The days apply when both are there. */
export function TicketFilters({ state }: TicketFiltersProps) {
  const { search, filter, set } = state;
  return (
    <div className="grid gap-2 border-line border-b px-4 py-3">
      <div className="flex flex-wrap gap-2">
        <div className="flex min-w-0 flex-1 basis-44">
          <SearchField
            label="Search tickets"
            placeholder="Subject or text"
            value={search}
            onSearch={(text) => set({ search: text })}
          />
        </div>
        <div className="flex-1 basis-32">
          <StatusSelect
            aria-label="Status"
            value={filter('status')}
            onChange={({ target }) => set({ status: target.value })}
          />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 *:min-w-0 *:grid-cols-1">
        <DateFields state={state} />
      </div>
      <DatesHint state={state} />
    </div>
  );
}
