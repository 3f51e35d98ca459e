/** Parts of a list's address; an empty text takes a part out. */
export type ParamChange = { page?: number } & Record<string, string | number>;

/** The page that an address asks for: 1 unless it says another one. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The last page of a list, where the one that was asked for lies beyond it. */
export function lastPageInstead(page: number, size: number, total: number): number | undefined {
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? last : undefined;
}

/** The address after a change. Only `page` itself keeps the page; every other change leads to the first one. */
export function changeParams(now: URLSearchParams, change: ParamChange): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
