import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { changeParams, type ParamChange, pageIn } from './list-params.ts';

/**
 * What a list shows (page, search, sort, filters) lives in the address: it survives a reload, and it can be sent to
 * somebody. Anything but another page leads back to the first one.
 */
export function useListState(defaultSort = '') {
  const [params, setParams] = useSearchParams();
  // Two changes before the next render are both kept: a setter of the router knows the rendered address only.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = (change: ParamChange) => {
    latest.current = changeParams(latest.current, change);
    setParams(latest.current, { replace: change.page === undefined, preventScrollReset: true });
  };
  return {
    page: pageIn(params),
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? defaultSort,
    filter: (name: string) => params.get(name) ?? '',
    set,
  };
}
export type ListState = ReturnType<typeof useListState>;
