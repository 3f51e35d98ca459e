import { useSearchParams } from 'react-router';
import { changeParams, type ParamChange, pageIn } from './list-params.ts';

/**
 * What a list shows (page, search, sort, filters) lives in the address: it survives a reload, and it can be sent to
 * somebody. Anything but another page leads back to the first one.
 */
export function useListState(defaultSort = '') {
  const [params, setParams] = useSearchParams();
  const set = (change: ParamChange) =>
    setParams((now) => changeParams(now, change), { replace: change.page === undefined, preventScrollReset: true });
  return {
    page: pageIn(params),
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? defaultSort,
    filter: (name: string) => params.get(name) ?? '',
    set,
  };
}
export type ListState = ReturnType<typeof useListState>;
