import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { durationText } from './duration-text.ts';
import { satisfactionText } from './satisfaction-text.ts';
import { Waiting } from './waiting.tsx';

/** How the desk stands: what is open, who waits, how quick and how good the answers are. */
export function DeskFigures() {
  const stats = useQuery(api.tickets.getSupportStats.queryOptions());
  if (stats.isError && !stats.data)
    return (
      <ErrorState
        message={errorMessage(stats.error, 'Failed to fetch the figures of the desk')}
        onRetry={() => stats.refetch()}
      />
    );
  const data = stats.data;
  const since = data?.longestWaitingSince;
  const median = data?.medianFirstResponseSeconds;
  return (
    <dl
      aria-label="Figures of the desk"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line max-xl:grow sm:grid-cols-5"
    >
      <Figure name="Open">{data && formatNumber(data.open)}</Figure>
      <Figure name="Waiting">{data && formatNumber(data.waiting)}</Figure>
      <Figure name="Longest waiting">{data && (since ? <Waiting since={since} /> : 'nobody')}</Figure>
      <Figure name="Median first response" note="last 30 days">
        {data && (typeof median === 'number' ? durationText(median) : '–')}
      </Figure>
      <Figure name="Satisfaction" note="last 30 days" wide>
        {data && satisfactionText(data)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** What the tooltip adds. */
  note?: string;
  /** Fills a line that it would stand in alone. */
  wide?: boolean;
  /** Nothing while it is being fetched. */
  children: ReactNode;
}

function Figure({ name, note, wide, children }: FigureProps) {
  return (
    <div title={note} className={wide ? 'bg-sheet px-3 py-2 max-sm:col-span-2' : 'bg-sheet px-3 py-2'}>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="font-mono text-small">{children ?? <Skeleton className="mt-0.5 h-4 w-12" />}</dd>
    </div>
  );
}
