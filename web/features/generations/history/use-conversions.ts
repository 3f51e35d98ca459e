import { useInfiniteQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

const PER_PAGE = 8;

/** Own conversions, newest first, a page at a time. */
export function useConversions() {
  const list = useInfiniteQuery({
    queryKey: [...api.generations.listGenerations.key(), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      findPage(
        client.generations.listGenerations,
        { limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ rows, total }, pages) => {
      const known = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && known < total ? rows.at(-1)?._id : undefined;
    },
  });
  const pages = list.data?.pages ?? [];
  return { ...list, rows: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}
