import { Link } from 'react-router';
import { errors } from '#contract/vocabulary/errors.ts';
import { isNetworkError } from '#web/error-message.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { ButtonsSkeleton } from './buttons-skeleton.tsx';
import { DemoMark } from './demo-mark.tsx';
import { PayPalWindow } from './paypal-window.tsx';
import { SetupIncomplete } from './setup-incomplete.tsx';
import type { Payment } from './use-payment.ts';
import { usePayPalSettings } from './use-paypal-settings.ts';

/** PayPal's buttons, or why there are none. */
export function PayWays({ order, payment }: { order: AnyOrder; payment: Payment }) {
  const settings = usePayPalSettings();
  if (settings.isPending) return <ButtonsSkeleton />;
  if (!settings.data)
    return (
      <ErrorState
        message={
          isNetworkError(settings.error)
            ? 'Failed to load payment gateway settings because of a network problem. Please check your connection and try again.'
            : 'Failed to load payment gateway settings. Please contact support.'
        }
        onRetry={() => settings.refetch()}
      />
    );
  if (!settings.data.enablePayPal)
    return (
      <Alert
        tone="warning"
        title="Payment Unavailable"
        action={
          <Button asChild look="secondary">
            <Link to={paths.home}>Return to Home</Link>
          </Button>
        }
      >
        {errors.PAYPAL_DISABLED.message}
      </Alert>
    );
  if (!settings.data.clientId) return <SetupIncomplete />;
  return (
    <>
      {settings.data.isDemo && <DemoMark />}
      <PayPalWindow settings={settings.data} order={order} payment={payment} />
    </>
  );
}
