interface ColumnSort {
  id: string;
  desc: boolean;
}

/** `-createdAt`, as the wire says it, for TanStack Table. */
export const sortingOf = (sort: string): ColumnSort[] =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

/** And the way back; '' when nothing is sorted. */
export const sortOf = ([first]: readonly ColumnSort[]): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
