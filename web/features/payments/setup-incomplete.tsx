import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const reload = () => window.location.reload();

/** PayPal's script did not come, or nobody has entered a client id. */
export function SetupIncomplete() {
  return (
    <Alert tone="danger" action={<RefreshButton />}>
      Payment setup incomplete. Please refresh the page or contact support.
    </Alert>
  );
}

/** PayPal's script came, and could not show its buttons. */
export function ButtonsBroken() {
  return (
    <Alert tone="danger" action={<RefreshButton />}>
      The PayPal buttons could not be shown. Please refresh the page and try again.
    </Alert>
  );
}

function RefreshButton() {
  return (
    <Button look="secondary" onClick={reload}>
      Refresh
    </Button>
  );
}
