import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = {
  asc: { Icon: ArrowUp, aria: 'ascending' },
  desc: { Icon: ArrowDown, aria: 'descending' },
  none: { Icon: ChevronsUpDown, aria: 'none' },
} as const;

interface HeadCellProps {
  /** Missing where a column cannot be sorted. */
  sorted: keyof typeof marks | undefined;
  onSort: ((event: unknown) => void) | undefined;
  children: ReactNode;
}

/** The head of a column; a press sorts by it, a second one the other way round. */
export function HeadCell({ sorted, onSort, children }: HeadCellProps) {
  const place = 'px-3 py-1 font-semibold first:pl-5 last:pr-5';
  if (!sorted)
    return (
      <th scope="col" className={place}>
        {children}
      </th>
    );
  const { Icon, aria } = marks[sorted];
  return (
    <th scope="col" aria-sort={aria} className={place}>
      <button
        type="button"
        onClick={onSort}
        className="-mx-1 inline-flex min-h-10 items-center gap-1 rounded-sm px-1 font-semibold hover:text-ink"
      >
        {children}
        <Icon aria-hidden="true" className={sorted === 'none' ? 'size-3.5 opacity-60' : 'size-3.5 text-accent'} />
      </button>
    </th>
  );
}
