import { useRef } from 'react';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { client } from '#web/api.ts';

/** Often enough for TYPING_MS to be bridged. */
const EVERY_MS = 3000;

/** @returns to be called at each letter: the other side is told now and then. When that fails, nobody minds. */
export function useSayTyping(ticketId: string, sender: TicketSender): () => void {
  const last = useRef({ ticketId: '', at: 0 });
  return () => {
    const now = Date.now();
    if (last.current.ticketId === ticketId && now - last.current.at < EVERY_MS) return;
    last.current = { ticketId, at: now };
    client.tickets.sayTyping({ id: ticketId, sender }).catch(() => undefined);
  };
}
