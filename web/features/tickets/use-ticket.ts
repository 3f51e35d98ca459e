import { skipToken, useQuery } from '@tanstack/react-query';
import type { TicketSender } from '#contract/tickets/ticket.ts';
import { api } from '#web/api.ts';

/**
 * One ticket with all that was said; nothing is asked while `id` is ''.
 * @param side an admin reads an own ticket as its writer: then 'user'
 */
export const useTicket = (id: string, side?: TicketSender) =>
  useQuery(api.tickets.getTicket.queryOptions({ input: id ? { id, ...(side && { sender: side }) } : skipToken }));
