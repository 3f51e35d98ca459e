import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The form while its content is on the way. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Card className="grid justify-items-center gap-4 p-5">
        <Skeleton className="size-[150px] rounded-full" />
        <Skeleton className="h-10 w-36" />
      </Card>
      <Card className="grid gap-5 p-5">
        {['name', 'about', 'address', 'city'].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </Card>
    </div>
  );
}
