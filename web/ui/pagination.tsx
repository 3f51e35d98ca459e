import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { formatNumber } from './format-number.ts';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  label: string;
  page: number;
  /** Rows on a page. */
  size: number;
  /** Rows in all. */
  total: number;
  onPage: (page: number) => void;
}

const figure = 'min-w-10 rounded-sm px-2 font-mono text-small tabular-nums';

/** Which rows are in view, and the way to the others. Shown from the second page on. */
export function Pagination({ label, page, size, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2 && page === 1) return null;
  const first = (page - 1) * size + 1;
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-2 sm:px-5"
    >
      <p role="status" className="text-caption text-muted tabular-nums">
        {first <= total ? `${first}–${Math.min(total, page * size)} of ${formatNumber(total)}` : `${total} in total`}
      </p>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <Button
            look="quiet"
            size="icon"
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, Math.max(pages, 1)))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
        </li>
        {pageWindow(Math.min(page, pages), pages).map((slot) => (
          <li key={slot} className={typeof slot === 'number' && slot !== page ? 'max-sm:hidden' : undefined}>
            {typeof slot === 'number' ? (
              <button
                type="button"
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
                className={classNames(
                  figure,
                  'min-h-10',
                  slot === page ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-sunken',
                )}
              >
                {slot}
              </button>
            ) : (
              <span
                aria-hidden="true"
                className={classNames(figure, 'grid place-items-center text-muted max-sm:hidden')}
              >
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <Button
            look="quiet"
            size="icon"
            aria-label="Next page"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </li>
      </ul>
    </nav>
  );
}
