import { useCallback, useEffect, useRef } from 'react';
import { type To, useNavigate } from 'react-router';
import type { Ticket } from '#contract/tickets/ticket.ts';

/** Keys, each with what it does. Letters are lower case. */
export type Shortcuts = Readonly<Record<string, { label: string; run: () => void }>>;

interface TicketKeys {
  /** As they are listed. */
  tickets: readonly Pick<Ticket, '_id'>[];
  /** The one that is open; '' for none. */
  current: string;
  to: (ticketId: string) => To;
}

/**
 * j and k go through the listed tickets. `act` does something with the open one by what `ref` is given, e.g. its reply box:
 * now, or once it has come.
 */
export function useTicketKeys<Handle>({ tickets, current, to }: TicketKeys) {
  const navigate = useNavigate();
  // Keys come faster than the address is rendered: each one begins where the last one led to. What is rendered comes first.
  const steps = useRef([current]);
  const reached = useCallback(() => steps.current.at(-1) ?? '', []);
  useEffect(() => {
    const at = steps.current.indexOf(current);
    steps.current = at < 0 ? [current] : steps.current.slice(at);
  }, [current]);
  const step = (by: 1 | -1) => () => {
    const at = tickets.findIndex(({ _id }) => _id === reached());
    const next = tickets[at < 0 && by < 0 ? tickets.length - 1 : at + by];
    if (!next) return;
    steps.current.push(next._id);
    void navigate(to(next._id), { preventScrollReset: true });
    document.querySelector(`[data-ticket="${CSS.escape(next._id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  const handle = useRef<Handle>(null);
  const waiting = useRef<{ ticketId: string; act: (handle: Handle) => void }>(null);
  const ref = useCallback(
    (next: Handle | null) => {
      handle.current = next;
      const { ticketId, act } = waiting.current ?? {};
      if (!next || !act || ticketId !== reached()) return;
      waiting.current = null;
      act(next);
    },
    [reached],
  );
  const act = (does: (handle: Handle) => void) => () => {
    if (handle.current && reached() === current) does(handle.current);
    else waiting.current = { ticketId: reached(), act: does };
  };
  const shortcuts: Shortcuts = {
    j: { label: 'Next ticket', run: step(1) },
    k: { label: 'Previous ticket', run: step(-1) },
  };
  return { shortcuts, ref, act };
}
