import { useQuery } from '@tanstack/react-query';
import type { CreditPackage } from '#contract/packages.ts';
import { featurePoints } from '#contract/vocabulary/feature-points.ts';
import { api } from '#web/api.ts';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Of the ten that a package may have, an order shows the first six. */
const firstSix = ({ pointOne, pointTwo, pointThree, pointFour, pointFive, pointSix }: CreditPackage) =>
  featurePoints({ pointOne, pointTwo, pointThree, pointFour, pointFive, pointSix });

/** The feature lines of a package as it is today; it may have been withdrawn since somebody bought it. */
export function PackageLines({ packageId }: { packageId: string }) {
  const pack = useQuery(api.packages.getPackage.queryOptions({ input: { id: packageId } }));
  if (pack.isPending)
    return (
      <div role="status" aria-label="Loading the package" className="grid gap-2">
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    );
  if (errorStatus(pack.error) === 404)
    return (
      <p className="border-line border-t pt-4 text-muted">
        This package is no longer offered. What you see above is what was ordered.
      </p>
    );
  if (pack.isError)
    return <ErrorState message={errorMessage(pack.error, 'Failed to fetch package')} onRetry={() => pack.refetch()} />;
  const lines = firstSix(pack.data);
  if (lines.length === 0) return null;
  return (
    <div className="border-line border-t pt-4">
      <h3 className="font-semibold">What the package includes today</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
        {lines.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
