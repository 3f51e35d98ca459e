import { useEffect, useRef } from 'react';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { Moment } from '#web/ui/moment.tsx';
import { AboutLink } from './about-link.tsx';
import { TicketStatusBadge } from './ticket-badges.tsx';

/** What a ticket is about and how it stands. On a narrow screen, where it has taken the list's place, it has the focus. */
export function ThreadHeader({ ticket: { subject, ticketStatus, createdAt, about } }: { ticket: Ticket }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement?.checkVisibility())
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="grid gap-1 border-line border-b px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2
          ref={heading}
          tabIndex={-1}
          title={subject}
          className="wrap-anywhere line-clamp-3 min-w-0 flex-1 basis-40 font-semibold text-body outline-none"
        >
          {subject}
        </h2>
        <TicketStatusBadge status={ticketStatus} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-caption text-muted">
        <Moment at={createdAt} exact />
        {about && <AboutLink about={about} />}
      </p>
    </header>
  );
}
