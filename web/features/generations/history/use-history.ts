import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { conversionQuery } from '#contract/history.ts';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';
import type { ListState } from '#web/ui/use-list-state.ts';

export const HISTORY_PER_PAGE = 20;
export const HISTORY_SORT = '-createdAt';

const { framework, engine, status, project } = conversionQuery.shape;

/** Filters as the address has them; what somebody wrote there by hand may be none. */
export const filtersOf = ({ filter }: Pick<ListState, 'filter'>) => ({
  framework: framework.safeParse(filter('framework')).data,
  engine: engine.safeParse(filter('engine')).data,
  status: status.safeParse(filter('status')).data,
  project: project.safeParse(filter('project')).data,
});

/** A page of conversions as searched, filtered and sorted. The page before stays in view until it has come. */
export function useHistory(state: ListState) {
  const { page, search, sort } = state;
  const given = Object.entries({ search, ...filtersOf(state) }).filter(([, value]) => value);
  const input = { page, limit: HISTORY_PER_PAGE, sort, ...Object.fromEntries(given) };
  return useQuery({
    queryKey: [...api.history.listConversions.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.history.listConversions, input, signal),
    placeholderData: keepPreviousData,
  });
}
