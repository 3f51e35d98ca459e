import { Skeleton } from '#web/ui/skeleton.tsx';

/** PayPal's buttons on their way. */
export function ButtonsSkeleton() {
  return (
    <div role="status" aria-label="Loading PayPal" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
