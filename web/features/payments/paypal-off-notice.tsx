import { Link } from 'react-router';
import { errors } from '#contract/vocabulary/errors.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePayPalSettings } from './use-paypal-settings.ts';

/** Says, before anybody begins, that nothing can be paid at present. Nothing while it can, or while nobody knows. */
export function PayPalOffNotice() {
  const settings = usePayPalSettings();
  if (settings.data?.enablePayPal !== false) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button asChild look="secondary">
          <Link to={paths.contact}>Contact support</Link>
        </Button>
      }
    >
      {errors.PAYPAL_DISABLED.message} You can order now and pay later: an order is kept for 30 days.
    </Alert>
  );
}
