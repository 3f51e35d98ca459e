import type { TicketSender } from '#contract/tickets/ticket.ts';
import { useTyping } from './typing.ts';

/** Says that the other side is typing. It keeps its place when nobody is, so that nothing jumps. */
export function TypingLine({ ticketId, side }: { ticketId: string; side: TicketSender }) {
  const name = useTyping(ticketId, side === 'user' ? 'admin' : 'user');
  return (
    <p role="status" className="h-6 truncate px-4 text-caption text-muted sm:px-5">
      {name && `${name} is typing…`}
    </p>
  );
}
