import { useSyncExternalStore } from 'react';
import type { TicketSender } from '#contract/tickets/ticket.ts';

/** How long somebody counts as typing after the last event about it. */
export const TYPING_MS = 6000;

// Who is typing just now, as this tab has heard it.

const names = new Map<string, { name: string; timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();
const keyOf = (ticketId: string, sender: TicketSender) => `${ticketId} ${sender}`;

function changed(): void {
  for (const listener of listeners) listener();
}

/** Somebody writes a word; it counts for TYPING_MS. */
export function noteTyping(ticketId: string, sender: TicketSender, name: string): void {
  const key = keyOf(ticketId, sender);
  clearTimeout(names.get(key)?.timer);
  names.set(key, { name, timer: setTimeout(endTyping, TYPING_MS, ticketId, sender) });
  changed();
}

/** What was being typed has arrived, or nothing was heard of it for a while. */
export function endTyping(ticketId: string, sender: TicketSender): void {
  const key = keyOf(ticketId, sender);
  clearTimeout(names.get(key)?.timer);
  if (names.delete(key)) changed();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Name of whoever on that side of a ticket is typing; null for nobody. */
export function useTyping(ticketId: string, sender: TicketSender): string | null {
  return useSyncExternalStore(
    listen,
    () => names.get(keyOf(ticketId, sender))?.name ?? null,
    () => null,
  );
}
