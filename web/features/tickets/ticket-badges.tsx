import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react';
import type { TicketPriority, TicketStatus } from '#contract/tickets/ticket.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ticketPriorities, ticketStatuses } from './ticket-statuses.ts';

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { label, tone } = ticketStatuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}

const icons = { high: ChevronsUp, medium: ChevronUp, low: ChevronDown };

export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const { label, tone } = ticketPriorities[priority];
  const Icon = icons[priority];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="-ml-0.5 size-3.5" />
      {label}
      <span className="sr-only"> priority</span>
    </Badge>
  );
}
