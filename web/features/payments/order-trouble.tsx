import { Link } from 'react-router';
import { errorStatus } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** An order that is not there, or that could not be read. */
export function OrderTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const missing = errorStatus(error) === 404;
  return (
    <Alert
      tone="danger"
      title={missing ? 'Order Not Found' : undefined}
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={onRetry}>
            Retry
          </Button>
          <Button asChild look="secondary">
            <Link to={paths.home}>Return to Home</Link>
          </Button>
        </span>
      }
    >
      {missing ? 'Order not found.' : 'Failed to load order details. Please check the URL or try again.'}
    </Alert>
  );
}
