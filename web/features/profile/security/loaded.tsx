import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What it says when the server gives no reason. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A part of the settings that has to be read first: its skeleton, its error with Retry, or itself. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState message={errorMessage(query.error, failed)} onRetry={() => query.refetch()} />;
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-10" />
    </div>
  );
}
