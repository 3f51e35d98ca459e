import { useEffect, useRef } from 'react';
import { type To, useNavigate } from 'react-router';
import type { Ticket } from '#contract/tickets/ticket.ts';
import type { Shortcuts } from './use-shortcuts.ts';

interface TicketKeys {
  /** As they are listed. */
  tickets: readonly Pick<Ticket, '_id'>[];
  /** The one that is open; '' for none. */
  current: string;
  to: (ticketId: string) => To;
}

/** j and k go through the listed tickets, r into the reply box that gets `inputRef`. */
export function useTicketKeys({ tickets, current, to }: TicketKeys) {
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  // Keys come faster than the address is rendered: each step begins where the last one led to.
  const reached = useRef(current);
  useEffect(() => {
    reached.current = current;
  }, [current]);
  const step = (by: 1 | -1) => () => {
    const at = tickets.findIndex(({ _id }) => _id === reached.current);
    const next = tickets[at < 0 && by < 0 ? tickets.length - 1 : at + by];
    if (!next) return;
    reached.current = next._id;
    void navigate(to(next._id), { preventScrollReset: true });
    document.querySelector(`[data-ticket="${CSS.escape(next._id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const shortcuts: Shortcuts = {
    j: { label: 'Next ticket', run: step(1) },
    k: { label: 'Previous ticket', run: step(-1) },
    r: { label: 'Reply', run: () => inputRef.current?.focus() },
  };
  return { shortcuts, inputRef };
}
