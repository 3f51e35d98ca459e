import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

/** A page of failures. */
export function useIncidents({ search, ...page }: { page: number; limit: number; search: string }) {
  const input = search ? { ...page, search } : page;
  return useQuery({
    queryKey: [...api.incidents.listIncidents.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.incidents.listIncidents, input, signal),
    placeholderData: keepPreviousData,
  });
}
