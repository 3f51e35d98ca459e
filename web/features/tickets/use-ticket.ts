import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** One ticket with all that was said; nothing is asked while `id` is ''. */
export const useTicket = (id: string) =>
  useQuery(api.tickets.getTicket.queryOptions({ input: id ? { id } : skipToken }));
