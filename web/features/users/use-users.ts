import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

export const USERS_PER_PAGE = 10;
export const USERS_SORT = '-createdAt';

/** A page of users as searched and sorted, and how many there are. The page before stays in view until it has come. */
export function useUsers({ page, search, sort }: { page: number; search: string; sort: string }) {
  const input = { page, limit: USERS_PER_PAGE, sort, ...(search && { search }) };
  return useQuery({
    queryKey: [...api.accounts.listUsers.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.accounts.listUsers, input, signal),
    placeholderData: keepPreviousData,
  });
}
