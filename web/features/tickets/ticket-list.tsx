import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { Ticket, TicketSender } from '#contract/tickets/ticket.ts';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { PriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
import { useTyping } from './typing.ts';

interface TicketListProps {
  tickets: readonly Ticket[];
  /** The one that is open beside the list; '' for none. */
  current: string;
  /** Who is reading. */
  side: TicketSender;
  /** Where a ticket opens. */
  to: (ticketId: string) => To;
  /** More about a ticket, e.g. who sees to it. */
  extra?: (ticket: Ticket) => ReactNode;
}

/** Tickets as rows that open them; the desk also sees whose each is and how urgent. */
export function TicketList({ tickets, current, side, to, extra }: TicketListProps) {
  return (
    <ul aria-label="Tickets" className="divide-y divide-line">
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket._id}
          ticket={ticket}
          isCurrent={ticket._id === current}
          side={side}
          to={to}
          extra={extra}
        />
      ))}
    </ul>
  );
}

interface TicketRowProps extends Pick<TicketListProps, 'side' | 'to' | 'extra'> {
  ticket: Ticket;
  isCurrent: boolean;
}

function TicketRow({ ticket, isCurrent, side, to, extra }: TicketRowProps) {
  const { _id, subject, createdAt, ticketStatus, priority, unread } = ticket;
  return (
    <li>
      <Link
        to={to(_id)}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        data-ticket={_id}
        className="grid grid-cols-1 gap-1 border-transparent border-l-4 px-3 py-3 text-small -outline-offset-2 hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
      >
        <span className="flex items-baseline gap-2">
          {unread > 0 && (
            <span className="-mb-px size-2.5 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{counted(unread, 'new message')}</span>
            </span>
          )}
          <span className={unread > 0 ? 'min-w-0 flex-1 truncate font-bold' : 'min-w-0 flex-1 truncate font-semibold'}>
            {subject}
          </span>
          <span className="text-caption text-muted">
            <Moment at={createdAt} />
          </span>
        </span>
        {side === 'admin' && <span className="truncate text-caption">{ticket.ticketUserName}</span>}
        <LastWords ticket={ticket} side={side} />
        <span className="flex flex-wrap items-center gap-1.5">
          <TicketStatusBadge status={ticketStatus} />
          {side === 'admin' && priority && <PriorityBadge priority={priority} />}
          {extra?.(ticket)}
        </span>
      </Link>
    </li>
  );
}

/** What was said last, or that more of it is on its way. */
function LastWords({ ticket: { _id, lastMessage, ticketUserName }, side }: Pick<TicketRowProps, 'ticket' | 'side'>) {
  const typing = useTyping(_id, side === 'user' ? 'admin' : 'user');
  if (typing) return <span className="truncate text-accent text-caption italic">{typing} is typing…</span>;
  const own = side === 'user' ? 'You' : ticketUserName;
  return (
    <span className="truncate text-caption text-muted">
      {lastMessage.sender === 'admin' ? 'Support' : own}: {lastMessage.message}
    </span>
  );
}
