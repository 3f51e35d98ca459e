import type { Ticket } from '#contract/tickets.ts';
import { Moment } from '#web/ui/moment.tsx';
import { ticketStatuses } from '../../ticket-statuses.ts';

/** A ticket in four lines, to tell it from another one. */
export function TicketCard({ ticket: { subject, message, ticketStatus, createdAt } }: { ticket: Ticket }) {
  return (
    <span className="grid gap-0.5 p-3 text-small [overflow-wrap:anywhere]">
      <span className="font-semibold">{subject}</span>
      <span className="line-clamp-2 text-caption text-muted">{message}</span>
      <span className="text-caption text-muted">
        {ticketStatuses[ticketStatus].label} · <Moment at={createdAt} />
      </span>
    </span>
  );
}
