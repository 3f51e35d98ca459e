import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ticketPriorities } from '../ticket-statuses.ts';
import type { DeskState } from './use-desk-state.ts';

/** How urgent a ticket is, and who sees to it. */
export function MoreFilters({ state }: { state: DeskState }) {
  const { filter, set } = state.list;
  const admins = useQuery(api.accounts.listAdmins.queryOptions());
  const assignee = filter('assignee');
  const isUnknown = assignee !== '' && assignee !== 'none' && !admins.data?.some(({ _id }) => _id === assignee);
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Field label="Priority">
        {(ids) => (
          <Select {...ids} value={filter('priority')} onChange={({ target }) => set({ priority: target.value })}>
            <option value="">All</option>
            {Object.entries(ticketPriorities).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Assigned to">
        {(ids) => (
          <Select {...ids} value={assignee} onChange={({ target }) => set({ assignee: target.value })}>
            <option value="">All</option>
            <option value="none">Nobody</option>
            {isUnknown && <option value={assignee}>Somebody else</option>}
            {admins.data?.map(({ _id, userName, UserEmail }) => (
              <option key={_id} value={_id}>
                {userName || UserEmail}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
