import type { ComponentProps } from 'react';
import { Select } from '#web/ui/select.tsx';
import { ticketStatuses } from './ticket-statuses.ts';

/** Every status, and all of them. */
export function StatusSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props}>
      <option value="">All</option>
      {Object.entries(ticketStatuses).map(([value, { label }]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
