// Support in an area: what is new, and the state of a ticket.

export { SupportLive } from './support-live.tsx';
export { TicketStatusBadge } from './ticket-badges.tsx';
export { useUnread } from './use-unread.ts';
