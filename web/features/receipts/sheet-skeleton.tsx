import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A receipt on its way. */
export function SheetSkeleton() {
  return (
    <div role="status" aria-label="Loading the receipt" className="grid gap-4">
      <Skeleton className="h-10 w-56 justify-self-end" />
      <Card className="grid gap-8 p-5 sm:p-10">
        <Skeleton className="h-9 w-40" />
        <div className="grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-48" />
        <Skeleton className="h-28" />
      </Card>
    </div>
  );
}
