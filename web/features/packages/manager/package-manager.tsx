import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CreditPackage, MAX_PACKAGES } from '#contract/packages.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddPackageButton } from './add-package-button.tsx';
import { ManagedPackage } from './managed-package.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { usePackageActions } from './use-package-actions.ts';

/** The credit packages: what visitors see of each, and what an admin can do with it. */
export function PackageManager({ title = 'Pricing Packages' }: { title?: string }) {
  const list = useQuery(api.packages.listPackages.queryOptions());
  const { remove } = usePackageActions();
  const [open, setOpen] = useState<'closed' | 'new' | CreditPackage>('closed');
  const [doomed, setDoomed] = useState<CreditPackage | null>(null);
  const count = list.data?.length ?? 0;
  return (
    <Card aria-labelledby="packages" className="min-w-0">
      <CardHeader>
        <h2 id="packages" className="flex items-baseline gap-3 font-semibold text-body">
          {title}
          {list.data && (
            <span className="font-mono text-muted text-small">
              {count} of {MAX_PACKAGES}
            </span>
          )}
        </h2>
        <AddPackageButton count={count} onAdd={() => setOpen('new')} />
      </CardHeader>
      <div className="grid gap-4 p-4 empty:hidden sm:p-5">
        {remove.isError && <Alert tone="danger">{errorMessage(remove.error, 'Failed to delete package')}</Alert>}
        {list.isPending && <PackageSkeletons />}
        {list.isError && (
          <ErrorState
            message={errorMessage(list.error, 'Failed to fetch packages')}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && count === 0 && (
          <EmptyState title="No packages available. Add a new package to get started." />
        )}
        {list.isSuccess && count > 0 && (
          <ul className="packages mt-0 py-4 *:animate-none">
            {list.data.map((pack, index) => (
              <ManagedPackage key={pack._id} pack={pack} index={index} onEdit={setOpen} onDelete={setDoomed} />
            ))}
          </ul>
        )}
      </div>
      {open !== 'closed' && (
        <PackageDialog id={open === 'new' ? undefined : open._id} onClose={() => setOpen('closed')} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(wanted) => !wanted && setDoomed(null)}
        title="Are you sure you want to delete this package?"
        description={`“${doomed?.packageName}” can no longer be bought. Existing orders stay as they are.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate({ id: doomed._id })}
      />
    </Card>
  );
}

/** Packages on their way. */
function PackageSkeletons() {
  return (
    <div role="status" aria-label="Loading packages" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((which) => (
        <Skeleton key={which} className="h-80" />
      ))}
    </div>
  );
}
