import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage, isNetworkError } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface LoadedSectionProps<Data> {
  query: UseQueryResult<{ data: Data | null }>;
  /** e.g. 'Failed to fetch banner data'. */
  fallback: string;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or the editor. It stays when a later read brings nothing: somebody may be typing. */
export function LoadedSection<Data>({ query, fallback, children }: LoadedSectionProps<Data>) {
  const [last, setLast] = useState<Data | null>(null);
  const now = query.data?.data ?? null;
  if (now !== null && now !== last) setLast(now);
  const data = now ?? last;
  if (data !== null) return children(data);
  if (!query.isPending) return <LoadError error={query.error} fallback={fallback} />;
  return (
    <div role="status" aria-label="Loading..." className="grid gap-4">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** An editor whose content cannot be read: what happened, and Retry, which loads the page again. */
function LoadError({ error, fallback }: { error: unknown; fallback: string }) {
  const message = isNetworkError(error) ? 'Failed to connect to server' : errorMessage(error, fallback);
  return <ErrorState message={message} onRetry={() => window.location.reload()} />;
}
