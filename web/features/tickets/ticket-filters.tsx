import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { ticketStatuses } from './ticket-statuses.ts';

interface TicketFiltersProps {
  state: ListState;
  /** What else the desk filters by. */
  children?: ReactNode;
}

/** Which tickets are listed; the address keeps it. The days apply when both are there. */
export function TicketFilters({ state, children }: TicketFiltersProps) {
  const { search, filter, set } = state;
  const [status, from, to] = [filter('status'), filter('from'), filter('to')];
  return (
    <div className="grid gap-2 border-line border-b px-4 py-3">
      <SearchField
        label="Search tickets"
        placeholder="Subject or text"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      <Select aria-label="Status" value={status} onChange={({ target }) => set({ status: target.value })}>
        <option value="">All</option>
        {Object.entries(ticketStatuses).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <Field label="Start date">
          {(ids) => (
            <Input {...ids} type="date" value={from} max={to} onChange={({ target }) => set({ from: target.value })} />
          )}
        </Field>
        <Field label="End date">
          {(ids) => (
            <Input {...ids} type="date" value={to} min={from} onChange={({ target }) => set({ to: target.value })} />
          )}
        </Field>
      </div>
      {Boolean(from) !== Boolean(to) && (
        <p role="status" className="text-caption text-muted">
          Choose both dates to filter by them.
        </p>
      )}
    </div>
  );
}
