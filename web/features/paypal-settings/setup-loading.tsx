import { Skeleton } from '#web/ui/skeleton.tsx';

/** The setup's shape while it is on its way. */
export function SetupLoading() {
  return (
    <div role="status" aria-label="Loading..." className="@container grid gap-5">
      <Skeleton className="h-7 w-72 max-w-full" />
      <div className="grid items-start gap-6 @4xl:grid-cols-2">
        <div className="grid gap-5">
          <Skeleton className="h-80" />
          <Skeleton className="h-96" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
