import type { TicketPriority, TicketStatus } from '#contract/tickets/ticket.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const ticketStatuses = {
  open: { label: 'Open', tone: 'accent' },
  'in-progress': { label: 'In-progress', tone: 'warning' },
  resolved: { label: 'Resolved', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<TicketStatus, { label: string; tone: BadgeTone }>;

export const ticketPriorities = {
  high: { label: 'High', tone: 'danger' },
  medium: { label: 'Medium', tone: 'warning' },
  low: { label: 'Low', tone: 'neutral' },
} as const satisfies Record<TicketPriority, { label: string; tone: BadgeTone }>;
