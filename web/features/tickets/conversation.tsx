import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ticket, TicketSender } from '#contract/tickets/ticket.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/format-number.ts';
import { type Entry, entriesOf } from './entries-of.ts';
import { Message } from './message.tsx';
import { useTyping } from './typing.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

interface ConversationProps {
  ticket: Ticket;
  /** Who is reading. */
  side: TicketSender;
  /** How many replies were sent from here since the ticket was opened. */
  sent: number;
  /** Something behind the last message, e.g. the satisfaction question. */
  children?: ReactNode;
}

/** All that was said in a ticket; internal notes only for the desk. It takes the height it is given and scrolls itself. */
export function Conversation({ ticket, side, sent, children }: ConversationProps) {
  const entries: Entry[] = entriesOf(side === 'admin' ? ticket : { ...ticket, notes: [] });
  const { scroller, unseen, news, toEnd } = useThreadScroll({ threadId: ticket._id, entries, side, sent });
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 motion-safe:scroll-smooth"
      >
        <ol className="grid grid-cols-1 gap-5 p-4 sm:px-5">
          {entries.map((entry) => (
            <Message key={entry._id} entry={entry} side={side} />
          ))}
        </ol>
        {children}
      </section>
      {unseen > 0 && (
        <Button onClick={() => toEnd('auto')} className="absolute bottom-9 left-1/2 -translate-x-1/2 shadow-floating">
          <ArrowDown aria-hidden="true" className="size-4" />
          {counted(unseen, 'new message')}
        </Button>
      )}
      <TypingLine ticketId={ticket._id} side={side} />
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** Says that the other side is typing. It keeps its place when nobody is, so that nothing jumps. */
function TypingLine({ ticketId, side }: { ticketId: string; side: TicketSender }) {
  const name = useTyping(ticketId, side === 'user' ? 'admin' : 'user');
  return (
    <p role="status" className="h-6 truncate px-4 text-caption text-muted sm:px-5">
      {name && `${name} is typing…`}
    </p>
  );
}
