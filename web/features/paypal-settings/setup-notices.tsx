import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { SetupValues } from './setup-form.ts';

/** What one should know before changing anything. */
export function SetupNotices({ stored, mode }: { stored: PayPalSettings; mode: SetupValues['mode'] }) {
  return (
    <>
      {stored.isDemo && (
        <Alert tone="info" title="Demo payments: no money moves">
          Payments go to a stand-in of PayPal that came with this service, not to PayPal.
        </Alert>
      )}
      {mode === 'live' && window.location.protocol === 'http:' && (
        <Alert tone="warning" title="Live payments over http">
          Whoever is between the buyer and this server can read and change these pages. Serve the site over https first.
        </Alert>
      )}
    </>
  );
}
