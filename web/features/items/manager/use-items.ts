import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

export const ITEMS_PER_PAGE = 10;
export const ITEMS_SORT = '-createdAt';

/** A page of items as searched and sorted, and how many there are. The page before stays in view until it has come. */
export function useItems({ page, search, sort }: { page: number; search: string; sort: string }) {
  const input = { page, limit: ITEMS_PER_PAGE, sort, ...(search && { search }) };
  return useQuery({
    queryKey: [...api.items.listItems.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.items.listItems, input, signal),
    placeholderData: keepPreviousData,
  });
}
