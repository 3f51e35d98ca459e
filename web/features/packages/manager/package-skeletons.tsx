import { Skeleton } from '#web/ui/skeleton.tsx';

/** Packages on their way. */
export function PackageSkeletons() {
  return (
    <div role="status" aria-label="Loading packages" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((which) => (
        <Skeleton key={which} className="h-80" />
      ))}
    </div>
  );
}
