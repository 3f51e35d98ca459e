import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { isNetworkError, NETWORK_ERROR } from '#web/error-message.ts';
import { PayPalOffNotice } from '#web/features/payments/index.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { PackageCard } from './package-card.tsx';

export const meta = () => [{ title: 'Upgrade Package · Facsimile' }];

export default function SelectPackagePage() {
  const packages = useQuery(api.packages.listPackages.queryOptions());
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <div>
        <h1 className="text-heading">Upgrade Package</h1>
        <p className="mt-1 text-muted">One credit pays for one conversion.</p>
      </div>
      <PayPalOffNotice />
      {packages.isPending && <Loader />}
      {packages.isError && (
        <ErrorState
          message={isNetworkError(packages.error) ? NETWORK_ERROR : 'Failed to fetch packages'}
          onRetry={() => packages.refetch()}
        />
      )}
      {packages.data?.length === 0 && (
        <p className="py-10 text-center text-muted">No packages available. Please add packages to display.</p>
      )}
      {packages.data && packages.data.length > 0 && (
        <ul className="grid items-stretch gap-6 pt-3 sm:grid-cols-2 xl:grid-cols-3">
          {packages.data.map((pack, index) => (
            <PackageCard key={pack._id} pack={pack} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}
