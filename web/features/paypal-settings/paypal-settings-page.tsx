import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { SellerCard } from './seller-card.tsx';
import { SetupEditor } from './setup-editor.tsx';
import { SetupLoading } from './setup-loading.tsx';

export const meta = () => [{ title: 'Paypal Setup · Facsimile' }];

/** How the shop is paid, and who it is. */
export default function PayPalSettingsPage() {
  const { data, error, isPending, refetch } = useQuery(api.payPal.getPayPalSettings.queryOptions());
  const [isSetupDirty, setSetupDirty] = useState(false);
  const [isSellerDirty, setSellerDirty] = useState(false);
  if (isPending) return <SetupLoading />;
  if (!data)
    return <ErrorState message={errorMessage(error, 'Error fetching PayPal data')} onRetry={() => refetch()} />;
  return (
    <>
      <SetupEditor stored={data.data} onDirty={setSetupDirty} />
      <SellerCard onDirty={setSellerDirty} />
      <UnsavedGuard when={isSetupDirty || isSellerDirty} />
    </>
  );
}
