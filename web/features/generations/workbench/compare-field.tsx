import { ChevronDown } from 'lucide-react';
import { Select } from '#web/ui/select.tsx';
import { type Compare, comparisons } from '../compare/index.ts';

interface CompareFieldProps {
  compare: Compare;
  onCompare: (compare: Compare) => void;
}

/** How the page is compared with its design. On a phone only the sign of it is seen: the choices are said when it opens. */
export function CompareField({ compare, onCompare }: CompareFieldProps) {
  const { Icon } = comparisons.find(({ value }) => value === compare) ?? comparisons[0];
  return (
    <div className="grid rounded-sm max-sm:focus-within:outline-2 max-sm:focus-within:outline-accent max-sm:focus-within:outline-offset-2">
      <span
        aria-hidden="true"
        className="flex h-10 w-12 items-center justify-center gap-0.5 rounded-sm border border-line-strong bg-sheet [grid-area:1/1] sm:hidden"
      >
        <Icon className="size-4" />
        <ChevronDown className="size-4 text-muted" />
      </span>
      <div className="[grid-area:1/1] max-sm:opacity-0">
        <Select
          aria-label="Compare"
          title="Compare"
          value={compare}
          onChange={({ target }) => onCompare(target.value as Compare)}
          className="h-10! text-small max-sm:w-12! sm:w-auto!"
        >
          {comparisons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
