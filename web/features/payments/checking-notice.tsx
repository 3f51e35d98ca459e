import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** PayPal is asked what became of the payment. Nobody shall pay a second time meanwhile. */
export function CheckingNotice({ signedOut, long }: { signedOut: boolean; long: boolean }) {
  if (signedOut)
    return (
      <Alert
        tone="warning"
        action={
          <Button asChild look="secondary">
            <a href={paths.login} target="_blank" rel="noopener">
              Log in (opens in a new tab)
            </a>
          </Button>
        }
      >
        You have been signed out. Your payment is not lost: log in again to see its status. Please do not pay a second
        time.
      </Alert>
    );
  return (
    <div className="flex items-start gap-3 rounded-sm border border-line-strong bg-sunken px-4 py-3">
      <Spinner className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="text-small">
        <p className="font-semibold">Checking your payment…</p>
        <p className="text-muted">
          {long
            ? 'We are asking PayPal for its status. Please do not pay a second time. You can leave this page: once the payment is confirmed, you will get what you bought and a receipt by email.'
            : 'This takes a few seconds. Please keep this page open.'}
        </p>
      </div>
    </div>
  );
}
