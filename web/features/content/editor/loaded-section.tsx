import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadError } from './load-error.tsx';

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
