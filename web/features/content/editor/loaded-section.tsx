import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadError } from './load-error.tsx';

interface LoadedSectionProps<Data> {
  query: UseQueryResult<{ data: Data | null }>;
  /** e.g. 'Failed to fetch banner data'. */
  fallback: string;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or the editor. What is in it stays when a later read fails: somebody may be typing. */
export function LoadedSection<Data>({ query, fallback, children }: LoadedSectionProps<Data>) {
  const data = query.data?.data;
  if (data) return children(data);
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
