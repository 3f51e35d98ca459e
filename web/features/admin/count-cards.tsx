import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countCards } from './dashboard-counts.ts';

const sheet = 'group grid h-full content-start gap-3 bg-sheet p-5 -outline-offset-2 hover:bg-accent-soft';

/** The service in four figures; each leads to its screen. */
export function CountCards() {
  const counts = useQuery(api.dashboard.getCounts.queryOptions());
  return (
    <div className="grid gap-3">
      {counts.isError && !counts.data && (
        <ErrorState
          message={errorMessage(counts.error, 'Failed to fetch the figures')}
          onRetry={() => counts.refetch()}
        />
      )}
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {countCards.map(({ title, Icon, to, count, note }) => (
          <li key={title} className="bg-sheet">
            <Link to={to} className={sheet}>
              <span className="flex items-center gap-3">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <span className="flex-1 font-semibold text-small">{title}</span>
                <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </span>
              {count &&
                (counts.data ? (
                  <span className="font-mono text-heading tabular-nums">{formatNumber(count(counts.data))}</span>
                ) : (
                  <Skeleton className="h-8 w-16" />
                ))}
              {note && counts.data && <span className="text-caption text-muted">{note(counts.data)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
