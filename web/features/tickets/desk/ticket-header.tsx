import { ArrowLeft, PanelRightOpen } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { type Ticket, type TicketStatus, ticketStatus } from '#contract/tickets/ticket.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { PriorityBadge } from '../ticket-badges.tsx';
import { ticketStatuses } from '../ticket-statuses.ts';
import type { TicketActions } from './use-ticket-actions.ts';

interface TicketHeaderProps {
  ticket: Ticket;
  setStatus: TicketActions['setStatus'];
  statusField: Ref<HTMLSelectElement>;
  /** The way back to the list, where there is no room for both. */
  onBack: (() => void) | undefined;
  /** Shows the details, where they do not stand beside the conversation. */
  onDetails: (() => void) | undefined;
}

/** Which ticket it is, and its status. */
export function TicketHeader({ ticket, setStatus, statusField, onBack, onDetails }: TicketHeaderProps) {
  const { _id: id, subject, ticketUserName, ticketUserEmail, priority } = ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a narrow screen, where the ticket has taken the list's place, what was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-3 py-2 sm:px-4">
      {onBack && (
        <Button look="quiet" size="icon" className="-ml-2" aria-label="Back to the list" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Button>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <h2
          ref={heading}
          tabIndex={-1}
          title={subject}
          className="line-clamp-2 font-semibold text-body outline-none [overflow-wrap:anywhere]"
        >
          {subject}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
          <span className="min-w-0 truncate">{ticketUserName || ticketUserEmail}</span>
          {priority && <PriorityBadge priority={priority} />}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <div className="w-36 max-sm:flex-1">
          <Select
            ref={statusField}
            aria-label="Status"
            title="Status (s)"
            value={ticket.ticketStatus}
            disabled={setStatus.isPending || ticket.mergedInto !== null}
            onChange={({ target }) => setStatus.mutate({ id, ticketStatus: target.value as TicketStatus })}
          >
            {ticketStatus.options.map((one) => (
              <option key={one} value={one}>
                {ticketStatuses[one].label}
              </option>
            ))}
          </Select>
        </div>
        {onDetails && (
          <Button look="quiet" size="icon" title="Details" aria-label="Details of the ticket" onClick={onDetails}>
            <PanelRightOpen aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
    </header>
  );
}
