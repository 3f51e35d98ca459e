import { Skeleton } from '#web/ui/skeleton.tsx';

/** A conversation on its way. */
export function ThreadSkeleton() {
  return (
    <div role="status" aria-label="Loading the ticket" className="grid gap-5 p-4 sm:px-5">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-14 w-1/2 justify-self-end" />
      <Skeleton className="h-24 w-3/4" />
    </div>
  );
}
