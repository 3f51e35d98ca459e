import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';

interface BreadcrumbProps {
  /** Pages above this one, from the outermost on. */
  above: readonly { to: string; label: string }[];
  here: string;
}

/** Where one is, and the way up. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-caption text-muted">
      <ol className="flex flex-wrap items-center gap-1">
        {above.map(({ to, label }) => (
          <Fragment key={to}>
            <li>
              <Link
                to={to}
                className="inline-flex min-h-6 items-center underline-offset-2 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
            <li aria-hidden="true">
              <ChevronRight className="size-3.5" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="break-words text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
