import { useFormContext, useWatch } from 'react-hook-form';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { isStandIn } from './is-stand-in.ts';
import type { SetupValues } from './setup-form.ts';

/** What one should know before changing anything. */
export function SetupNotices({ stored }: { stored: PayPalSettings }) {
  const mode = useWatch<SetupValues, 'mode'>({ name: 'mode' });
  return (
    <>
      {stored.isDemo && (
        <Alert
          tone="info"
          title="Demo payments: no money moves"
          action={stored.demoAccount && <DemoAccountButton account={stored.demoAccount} />}
        >
          {isStandIn(stored)
            ? 'Payments go to a stand-in for PayPal, not to PayPal.'
            : 'Payments go to the sandbox of PayPal.'}
        </Alert>
      )}
      {mode === 'live' && window.location.protocol === 'http:' && (
        <Alert tone="warning" title="Live payments over http">
          Anyone between the buyer and this server can read and change these pages. Serve the site over https first.
        </Alert>
      )}
    </>
  );
}

/** The way back to the account that the demo began with. */
function DemoAccountButton({ account }: { account: NonNullable<PayPalSettings['demoAccount']> }) {
  const { setValue } = useFormContext<SetupValues>();
  const clientId = useWatch<SetupValues, 'clientId'>({ name: 'clientId' });
  if (clientId === account.clientId) return null;
  const fill = () => {
    const typed = { shouldDirty: true, shouldValidate: true };
    setValue('clientId', account.clientId, typed);
    setValue('webhookId', account.webhookId, typed);
    setValue('clientSecret', '', typed);
    setValue('enablePayPal', true, typed);
  };
  return (
    <Button look="secondary" onClick={fill}>
      Use the demo account
    </Button>
  );
}
