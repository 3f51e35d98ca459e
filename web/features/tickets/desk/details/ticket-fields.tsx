import { useQuery } from '@tanstack/react-query';
import { type Ticket, type TicketPriority, ticketPriority } from '#contract/tickets/ticket.ts';
import { api } from '#web/api.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ticketPriorities } from '../../ticket-statuses.ts';
import type { TicketActions } from '../use-ticket-actions.ts';

interface TicketFieldsProps {
  ticket: Ticket;
  update: TicketActions['update'];
}

/** How urgent a ticket is, and which admin sees to it. */
export function TicketFields({ ticket, update }: TicketFieldsProps) {
  const session = useSession();
  const admins = useQuery(api.accounts.listAdmins.queryOptions());
  const { _id: id, priority, assignee } = ticket;
  const me = admins.data?.find(({ _id }) => _id === session?.user.id);
  const assign = (assigneeId: string | null) => update.mutate({ id, assigneeId });
  return (
    <div className="grid gap-3">
      <Field label="Priority">
        {(ids) => (
          <Select
            {...ids}
            value={priority ?? ''}
            disabled={update.isPending}
            onChange={({ target }) => update.mutate({ id, priority: (target.value as TicketPriority) || null })}
          >
            <option value="">None</option>
            {ticketPriority.options.map((one) => (
              <option key={one} value={one}>
                {ticketPriorities[one].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Assignee"
        error={admins.isError && !admins.data ? 'The list of admins could not be loaded.' : undefined}
        aside={
          admins.isError && !admins.data ? (
            <Button look="quiet" className="-my-2 -mr-2 px-2" onClick={() => admins.refetch()}>
              Retry
            </Button>
          ) : me && me._id !== assignee?._id ? (
            <Button
              look="quiet"
              className="-my-2 -mr-2 px-2"
              disabled={update.isPending}
              onClick={() => assign(me._id)}
            >
              Assign to me
            </Button>
          ) : undefined
        }
      >
        {(ids) => (
          <Select
            {...ids}
            value={assignee?._id ?? ''}
            disabled={update.isPending}
            onChange={({ target }) => assign(target.value || null)}
          >
            <option value="">Nobody</option>
            {assignee && !admins.data?.some(({ _id }) => _id === assignee._id) && (
              <option value={assignee._id}>{assignee.name}</option>
            )}
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
